import { render, screen } from '@testing-library/react';
import type { Locale } from '@turno/shared-types';
import { defineTexts, useTexts } from '@turno/shared-ui/i18n';
import { buildRemoteProps, loadBeforeTests, passTime } from '@turno/shared-ui/test';
import { RemoteFrame } from './index.ts';

let isLost = false;
const texts = defineTexts('greeting', {
  it: async () => ({ texts: { hi: 'Ciao' } }),
  en: async () => ({ texts: { hi: 'Hi' } }),
  es: async () => ({ texts: { hi: 'Hola' } }),
  de: async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return { texts: { hi: 'Hallo' } };
  },
});
loadBeforeTests(texts);

function Greeting() {
  return <p>{useTexts(texts)('hi')}</p>;
}

test('SHL-029 texts of a language that did not come are requested again until they are here', async () => {
  const { props } = buildRemoteProps();
  const frameIn = (locale: Locale) => (
    <RemoteFrame props={{ ...props, locale }} texts={texts}>
      <Greeting />
    </RemoteFrame>
  );
  isLost = true;
  const { rerender } = render(frameIn('it'));
  expect(await screen.findByText('Ciao')).toBeVisible();
  rerender(frameIn('de'));
  await passTime(5_500);
  expect(screen.getByText('Ciao')).toBeVisible();
  isLost = false;
  await passTime(5_500);
  expect(screen.getByText('Hallo')).toBeVisible();
});
