import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { Remote } from './remote.tsx';

// Alone on its page the board is what the page is about; in a host that is the host's to say.
document.getElementById('root')?.setAttribute('role', 'main');
// This page has an origin of its own: where numbers are taken, its configuration must tell.
startStandalone(Remote, { defaultConfig: { siteBase: '' } });
