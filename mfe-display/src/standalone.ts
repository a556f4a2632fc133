import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { Remote } from './remote.tsx';

// This page has an origin of its own: where numbers are taken, its configuration must tell.
startStandalone(Remote, { defaultConfig: { siteBase: '' } });
