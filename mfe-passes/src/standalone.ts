import '@turno/shared-ui/theme.css';
import { startStaffPage } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { PassesRoutes } from './remote.tsx';

startStaffPage(PassesRoutes, texts);
