import '@turno/shared-ui/theme.css';
import { defineRemoteElement } from '@turno/shared-ui/embed';
import { mount } from './mount.tsx';
import { boardPath, merchantIdFrom } from './paths.ts';

/** `<turno-display merchant-id="7" api-base="https://api.example" site-base="https://turno.example">` */
defineRemoteElement('turno-display', mount, {
  attributes: ['merchant-id', 'site-base', 'settings'],
  optionsOf: (read) => {
    const merchantId = merchantIdFrom(read('merchant-id') ?? undefined);
    const settings = read('settings');
    const search = settings ? `?${settings}` : '';
    const siteBase = read('site-base')?.replace(/\/$/, '');
    return {
      ...(merchantId === null ? {} : { path: `${boardPath(merchantId)}${search}` }),
      ...(siteBase === undefined ? {} : { siteBase }),
    };
  },
});
