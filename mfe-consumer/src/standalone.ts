import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { OwnPage } from './mount.tsx';

startStandalone(OwnPage, { defaultConfig: { siteBase: '' } });
