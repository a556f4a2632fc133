import type { Locale } from '@turno/shared-types';

const it = {
  share: 'Condividi',
  copy: 'Copia il link',
  copied: 'Link copiato',
  failed: 'Il browser non copia il link. Eccolo: {{url}}',
  code: 'Codice QR di {{title}}',
  address: 'Indirizzo',
};

/** The words of passing an address on. */
export const SHARE_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Link copied',
    failed: 'The browser does not copy the link. Here it is: {{url}}',
    code: 'QR code of {{title}}',
    address: 'Address',
  },
  es: {
    share: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    failed: 'El navegador no copia el enlace. Aquí está: {{url}}',
    code: 'Código QR de {{title}}',
    address: 'Dirección',
  },
  de: {
    share: 'Teilen',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    failed: 'Der Browser kopiert den Link nicht. Hier ist er: {{url}}',
    code: 'QR-Code von {{title}}',
    address: 'Adresse',
  },
};
