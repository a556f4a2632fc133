import { fireEvent, screen } from '@testing-library/react';
import { loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { texts } from '../locales/texts.ts';
import { LogoNotice } from './logo-notice.tsx';

loadBeforeTests(texts);

test.each([
  { name: 'that does not load', url: 'http://other.example/a.png', isTold: true },
  { name: 'that loads', url: '/logo.svg', isTold: false },
])('MER-055 the owner of a logo $name learns of it: $isTold', async ({ url, isTold }) => {
  const { container } = renderScreen(<LogoNotice url={url} />, { path: '/', texts, replies: [] });
  const probe = container.querySelector('img');
  expect(probe).toHaveAttribute('src', url);
  if (isTold && probe) fireEvent.error(probe);
  const notice = screen.queryByText(/Il logo non si carica/);
  expect(notice !== null).toBe(isTold);
});
