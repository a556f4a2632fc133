import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DATA_DIR } from '../support/platform/platform.ts';

// Runs after the others of its folder, over all that they have made the services write.
test('G-60 nothing that was logged holds an address, a token, a password or a mailed link', () => {
  const directory = join(DATA_DIR, 'logs');
  const lines = readdirSync(directory).flatMap((name) =>
    readFileSync(join(directory, name), 'utf8').split('\n'),
  );
  expect(lines.length).toBeGreaterThan(100);
  const secret =
    /[\w.+-]+@[\w-]+\.\w{2,}|eyJ[\w-]{10,}|(reset-password|confirm-email|(manager|franchise)-invitation)\/[\w-]{20,}|whsec_|turno_\d+_\d+_[\w-]{20,}|argon2|\bhmac\$|"(password|captchaToken)":"(?!\[hidden\])/;
  expect(lines.filter((line) => secret.test(line)).slice(0, 5)).toEqual([]);
});
