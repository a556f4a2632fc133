import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { OwnPage } from './own-page.tsx';

// This page has an origin of its own: where the board and the public pages are, its configuration must tell.
startStandalone(OwnPage, { defaultConfig: { siteBase: '' } });
