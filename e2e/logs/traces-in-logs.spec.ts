import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { env } from '../support/platform/env.ts';
import { dataDirOf } from '../support/platform/platform.ts';

const SECRET =
  /[\w.+-]+@[\w-]+\.\w{2,}|eyJ[\w-]{10,}|(reset-password|confirm-email|(manager|franchise)-invitation)\/[\w-]{20,}|ticket_offers\/[\w-]{20,}|public\/tickets\/[\w-]{19,}|whsec_|turno_\d+_\d+_[\w-]{20,}|argon2|\bhmac\$|"(password|captchaToken)":"(?!\[hidden\])/;

for (let platform = 0; platform < env.platforms; platform += 1) {
  test(`G-60 nothing that platform ${platform} logged holds an address, a token, a password, a mailed link or the code of a ticket`, () => {
    const directory = join(dataDirOf(platform), 'logs');
    const lines = readdirSync(directory).flatMap((name) =>
      readFileSync(join(directory, name), 'utf8').split('\n'),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => SECRET.test(line)).slice(0, 5)).toEqual([]);
  });
}
