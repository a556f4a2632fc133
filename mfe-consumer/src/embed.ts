import '@turno/shared-ui/theme.css';
import { defineRemoteElement } from '@turno/shared-ui/embed';
import { mount } from './mount.tsx';

defineRemoteElement('turno-consumer', mount);
