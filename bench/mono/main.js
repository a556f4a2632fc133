// The host's own start, in one file: nothing here has to wait for anything that is lent.
import { start } from '../../shell/src/bootstrap.tsx';

void start();
