import { readFileSync } from 'node:fs';
import type { Locale } from '@turno/shared-types';
import { BRAND_COLOUR, LOCALES } from '@turno/shared-types/constants';
import { PKPass } from 'passkit-generator';
import type { AppleWalletSettings } from './apple-config.ts';
import type { WalletPass } from './wallet-pass.ts';

const IMAGES = ['icon', 'icon@2x', 'icon@3x', 'logo', 'logo@2x', 'logo@3x'].map((name) => {
  const file = `${name}.png`;
  return [file, readFileSync(new URL(`./assets/${file}`, import.meta.url))] as const;
});
/** How many facts fit on the front; the rest go on the back. */
const ON_FRONT = 4;

/** Apple accepts colours only in this notation. */
function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))})`;
}

type Wanted = {
  serialNumber: string;
  /** The token with which phones authenticate when they request this pass. */
  token: string;
  webServiceURL: string;
  language: Locale;
  /** The pass in each language. */
  texts: Record<Locale, WalletPass>;
};

/**
 * The signed file of a pass (`.pkpass`): it is shown in the language of the phone, or in that of its holder if we do not
 * support it.
 */
export function signedPass(settings: AppleWalletSettings, wanted: Wanted): Buffer {
  const { serialNumber, token, webServiceURL, language, texts } = wanted;
  const pass = texts[language];
  const file = new PKPass(Object.fromEntries(IMAGES), certificatesOf(settings), {
    serialNumber,
    webServiceURL,
    authenticationToken: token,
    passTypeIdentifier: settings.passTypeId,
    teamIdentifier: settings.teamId,
    organizationName: pass.title,
    description: `${pass.title} · ${pass.header}`,
    logoText: pass.title,
    backgroundColor: rgb(BRAND_COLOUR),
    foregroundColor: 'rgb(255,255,255)',
    labelColor: 'rgb(214,222,255)',
    sharingProhibited: true,
    voided: pass.state !== 'active',
  });
  file.type = 'generic';
  file.primaryFields.push({ key: 'header', label: pass.subheader, value: pass.header });
  pass.facts.forEach(({ id: key, label, value }, index) => {
    const field = { key, label, value };
    const fields = index < 2 ? file.secondaryFields : file.auxiliaryFields;
    // The lock screen announces a new state with the text of the field.
    if (index < ON_FRONT) fields.push(key === 'status' ? { ...field, changeMessage: '%@' } : field);
    else file.backFields.push(field);
  });
  if (pass.code !== null)
    file.setBarcodes({ format: 'PKBarcodeFormatQR', message: pass.code, altText: pass.code });
  if (pass.expiresAt) file.setExpirationDate(pass.expiresAt);
  for (const locale of LOCALES) file.localize(locale, translations(pass, texts[locale]));
  return file.getAsBuffer();
}

function certificatesOf({ wwdr, certificate, key, passphrase }: AppleWalletSettings) {
  return {
    wwdr,
    signerCert: certificate,
    signerKey: key,
    ...(passphrase === undefined ? {} : { signerKeyPassphrase: passphrase }),
  };
}

/**
 * The texts in another language, by the texts of the pass itself, which Wallet looks up. The pass's own language is included.
 */
function translations(from: WalletPass, to: WalletPass): Record<string, string> {
  const words = from.facts.flatMap(({ id, label, value }) => {
    const fact = to.facts.find((each) => each.id === id);
    return fact ? [[label, fact.label] as const, [value, fact.value] as const] : [];
  });
  return Object.fromEntries(words.map(([own, other]) => [quotable(own), quotable(other)]));
}

/**
 * Escapes a text for use between quotes: the library does not escape, and a quote in a name would invalidate the whole file.
 */
const quotable = (text: string) => text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
