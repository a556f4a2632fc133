import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { OwnPage } from './own-page.tsx';

startStandalone(OwnPage, { defaultConfig: { siteBase: '' } });
