import '@turno/shared-ui/theme.css';
import { startUnattended } from '@turno/shared-ui/boot';
import { Remote } from './remote.tsx';

// A standalone board is the main content of its page; inside a host, the host decides.
document.getElementById('root')?.setAttribute('role', 'main');
// This page has its own origin; its configuration names the site where people take numbers.
startUnattended(Remote, { defaultConfig: { siteBase: '' } });
