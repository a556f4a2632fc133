import '@turno/shared-ui/theme.css';
import { defineRemoteElement } from '@turno/shared-ui/embed';
import { mount } from './mount.tsx';

/** `<turno-consumer api-base="https://api.example" site-base="https://turno.example">` */
defineRemoteElement('turno-consumer', mount, {
  attributes: ['site-base'],
  optionsOf: (read) => {
    const siteBase = read('site-base')?.replace(/\/$/, '');
    return siteBase === undefined ? {} : { siteBase };
  },
});
