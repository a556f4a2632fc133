import { act, fireEvent, screen } from '@testing-library/react';
import { loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { LogoNotice } from './logo-notice.tsx';

loadBeforeTests(texts);

/** The hidden picture that asks for the logo. */
const probe = () => document.querySelector('img') ?? document.body;
const notice = () => screen.queryByText(/Il logo non si carica/);
const open = (url: string) =>
  renderScreen(<LogoNotice url={url} />, { path: '/', texts, replies: [] });
const goOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => jest.restoreAllMocks());

test('MER-055 the owner of a logo that does not load learns of it, until another address loads', () => {
  renderScreen(<Changing />, { path: '/', texts, replies: [] });
  expect(probe()).toHaveAttribute('src', 'http://other.example/a.png');
  fireEvent.error(probe());
  expect(notice()).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(probe()).toHaveAttribute('src', '/logo.svg');
  fireEvent.load(probe());
  expect(notice()).toBeNull();
});

/** An address that its owner corrects. */
function Changing() {
  const [url, setUrl] = useState('http://other.example/a.png');
  return (
    <>
      <LogoNotice url={url} />
      <button type="button" onClick={() => setUrl('/logo.svg')} />
    </>
  );
}

test('MER-055 without a network no logo is judged; it is asked for again with it', () => {
  open('/logo.svg');
  goOnline(false);
  fireEvent.error(probe());
  expect(notice()).toBeNull();
  goOnline(true);
  expect(probe()).toHaveAttribute('src', '/logo.svg');
  fireEvent.error(probe());
  expect(notice()).toBeVisible();
});

test('MER-055 a logo that loads after all is no longer said to fail', () => {
  open('/logo.svg');
  fireEvent.error(probe());
  expect(notice()).toBeVisible();
  goOnline(false);
  goOnline(true);
  fireEvent.load(probe());
  expect(notice()).toBeNull();
});
