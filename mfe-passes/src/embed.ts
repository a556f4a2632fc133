import '@turno/shared-ui/theme.css';
import { defineRemoteElement } from '@turno/shared-ui/embed';
import { mount } from './mount.tsx';

/** `<turno-passes api-base="https://api.example">` */
defineRemoteElement('turno-passes', mount);
