import { defineRemoteElement } from '@turno/shared-ui/embed';
import { mount } from './mount.tsx';

defineRemoteElement('turno-passes', mount);
