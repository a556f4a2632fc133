import '@turno/shared-ui/theme.css';
import { startStaffPage } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { MerchantRoutes } from './remote.tsx';

// This page has its own origin; its configuration names the site of the board and the public pages.
startStaffPage(MerchantRoutes, texts, { defaultConfig: { siteBase: '' } });
