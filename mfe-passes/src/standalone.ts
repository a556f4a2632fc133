import '@turno/shared-ui/theme.css';
import { startStandalone } from '@turno/shared-ui/boot';
import { Remote } from './remote.tsx';

startStandalone(Remote);
