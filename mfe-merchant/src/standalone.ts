import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { OwnPage } from './mount.tsx';

// This page has its own origin; its configuration names the site of the board and the public pages.
startStandalone(OwnPage, { defaultConfig: { siteBase: '' } });
