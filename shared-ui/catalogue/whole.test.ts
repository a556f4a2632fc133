import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as components from '@turno/shared-ui/components';
import * as data from '@turno/shared-ui/data';
import * as forms from '@turno/shared-ui/forms';
import * as pax from '@turno/shared-ui/pax';
import * as phone from '@turno/shared-ui/phone';
import * as print from '@turno/shared-ui/print';
import * as qr from '@turno/shared-ui/qr';
import * as scanner from '@turno/shared-ui/scanner';
import * as share from '@turno/shared-ui/share';
import * as signIn from '@turno/shared-ui/sign-in';
import * as time from '@turno/shared-ui/time';
import * as icons from '../src/components/display/icons.ts';

const ENTRY_POINTS = {
  components,
  data,
  forms,
  pax,
  phone,
  print,
  qr,
  scanner,
  share,
  signIn,
  time,
};

// Components that others show, and components that nobody sees.
const PARTS = new Set([
  'Toaster',
  'VisuallyHidden',
  'ManualCode',
  'SignInForm',
  'StaffFrame',
  'PrintFrame',
  'LeaveWarning',
  'LeaveQuestion',
  'StaffPage',
  'PageServices',
  'FailoverContext',
  ...Object.keys(icons),
]);

const stories = globSync('**/*.tsx', { cwd: __dirname })
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

test.each(Object.entries(ENTRY_POINTS))(
  'every component of the entry point %s has a state here',
  (_, entryPoint) => {
    const names = Object.keys(entryPoint).filter(
      (name) => /^[A-Z][a-z]/.test(name) && !PARTS.has(name),
    );
    expect(names.filter((name) => !new RegExp(`<${name}\\b`).test(stories))).toEqual([]);
  },
);
