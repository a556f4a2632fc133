import { act, screen, waitFor } from '@testing-library/react';
import { reachability } from '@turno/shared-ui/http';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { buildRemoteProps, passTime, renderScreen } from '@turno/shared-ui/test';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { GATEWAY, mountOn } from '../../test/mount-on.tsx';
import { emitAtom, mountRemote, RedirectBecause, RemoteFrame } from './index.ts';

beforeEach(() => reachability.report(true));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test('a page whose origin the gateway does not accept says so, to people, the page and the console', async () => {
  const answers = { '/access.json': { origin: 'http://shop.test', isOriginAllowed: false } };
  const { element, mounted, errors, logged } = await mountOn(answers);
  await waitFor(() => expect(element).toHaveTextContent('is not registered with Turno'));
  expect(element).not.toHaveTextContent('screen');
  expect(errors()).toEqual(['origin']);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('http://shop.test'));
  await act(async () => mounted.unmount());
});

test('a gateway that cannot be reached leaves the remote in place, and the page is notified', async () => {
  const { element, mounted, errors, logged } = await mountOn({});
  await waitFor(() => expect(errors()).toEqual(['network']));
  expect(element).toHaveTextContent('screen /');
  expect(logged).not.toHaveBeenCalled();
  await act(async () => mounted.unmount());
});

test.each([
  { directive: 'connect-src', blocked: `${GATEWAY}/public/merchants`, isOurs: true },
  { directive: 'img-src', blocked: `${GATEWAY}/logo.png`, isOurs: false },
  { directive: 'connect-src', blocked: 'https://statistics.test/', isOurs: false },
])(
  'a policy that blocks $blocked for $directive is reported once, and not as a lost network: $isOurs',
  async (row) => {
    const { element, mounted, errors } = await mountOn({ '/access.json': {} });
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: row.blocked,
      disposition: 'enforce',
      effectiveDirective: row.directive,
    });
    for (let request = 1; request <= 2; request += 1) {
      await act(async () => void document.dispatchEvent(violation));
    }
    await passTime(1_000);
    expect(errors()).toEqual([row.isOurs ? 'policy' : 'network']);
    const text = 'The security rules of this page block Turno';
    if (row.isOurs) await waitFor(() => expect(element).toHaveTextContent(text));
    else expect(element).toHaveTextContent('screen /');
    await act(async () => mounted.unmount());
  },
);

test('a changed franchise is tried again where the one before did not exist', async () => {
  function Franchise() {
    const emit = useSetAtom(emitAtom);
    useEffect(() => emit({ type: 'error', reason: 'franchise', message: 'unknown' }), [emit]);
    return null;
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('div');
  const { props } = buildRemoteProps({ locale: 'en', franchiseId: 999 });
  const mounted = await act(async () =>
    mountRemote(
      (given) => (
        <RemoteFrame props={given} texts={sharedTexts}>
          {given.franchiseId === 999 ? <Franchise /> : <p>places</p>}
        </RemoteFrame>
      ),
      element,
      props,
    ),
  );
  await waitFor(() => expect(element).toHaveTextContent('Turno does not know the group'));
  await act(async () => mounted.update({ franchiseId: 1 }));
  expect(element).toHaveTextContent('places');
  await act(async () => mounted.unmount());
});

test.each([Number.NaN, 0, -1, 1.5])(
  'CON-017 the franchise-id %s is reported, and no merchants of other franchisings are shown',
  async (franchiseId) => {
    const { element, mounted, errors, logged } = await mountOn({}, { franchiseId });
    expect(element).toHaveTextContent('Turno does not know the group');
    expect(element).not.toHaveTextContent('screen');
    // A call of an earlier mount may fail meanwhile.
    expect(errors().filter((reason) => reason === 'franchise')).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('franchise-id'));
    await act(async () => mounted.update({ franchiseId: 1 }));
    expect(element).toHaveTextContent('screen /');
    await act(async () => mounted.update({ franchiseId }));
    expect(element).toHaveTextContent('Turno does not know the group');
    await act(async () => mounted.unmount());
  },
);

const click = (element: Element) => act(async () => element.querySelector('a')?.click());

test('the screen is in the page’s address under its key, survives a reload and follows the back button', async () => {
  history.replaceState(null, '', '/shop?a=1#contacts');
  const options = { addressKey: 'queue', path: '/m/forno' };
  const first = await mountOn({}, options);
  await click(first.element);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(
    '/shop?a=1#contacts&queue=/reservation/9/91',
  );
  await act(async () => first.mounted.unmount());
  const second = await mountOn({}, options);
  expect(second.element).toHaveTextContent('screen /reservation/9/91');
  for (const [hash, path] of [
    // An anchor of the page around leaves the screen as it is; back to the first entry, the first screen is shown.
    ['#prices', '/reservation/9/91'],
    ['#queue=/m/caff%25C3%25A8', '/m/caff'],
    ['#contacts', '/m/forno'],
  ]) {
    history.replaceState(null, '', hash);
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(second.element).toHaveTextContent(`screen ${path}`));
  }
  await act(async () => second.mounted.unmount());
});

test.each(['#queue=//evil.test', '#queue=https://evil.test', '#queue=%', '#queue='])(
  '%s is no screen',
  async (hash) => {
    history.replaceState(null, '', hash);
    const { element, mounted } = await mountOn({}, { addressKey: 'queue', path: '/m/forno' });
    expect(element).toHaveTextContent('screen /m/forno');
    await act(async () => mounted.unmount());
  },
);

test('without a key the page’s address stays as it is', async () => {
  const { element, mounted } = await mountOn({});
  await click(element);
  expect(element).toHaveTextContent('screen /reservation/9/91');
  expect(location.href).toBe('http://localhost/');
  await act(async () => mounted.unmount());
});

test('SHL-012 in the page of another product it renders in a shadow root with the styles of its release', async () => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://display.turno.example/1.0.0/' });
  const { element, mounted } = await mountOn({});
  const root = element.shadowRoot;
  const styles = root?.querySelector('link')?.href;
  expect(styles).toBe('https://display.turno.example/1.0.0/plain/embed.css');
  await waitFor(() => expect(root?.textContent).toContain('screen /'));
  await act(async () => mounted.unmount());
  expect(root?.childElementCount).toBe(0);
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

test('X-20 why a remote redirects is readable after the host has replaced the remote', async () => {
  const { props } = buildRemoteProps();
  function Host() {
    if (useLocation().pathname === '/') return <p>home</p>;
    return (
      <RemoteFrame props={props} texts={sharedTexts}>
        <RedirectBecause to="/" reason="merchant_not_found" />
      </RemoteFrame>
    );
  }
  renderScreen(<Host />, { texts: sharedTexts, path: '/welcome/7' });
  expect(await screen.findByText('home')).toBeVisible();
  expect(await screen.findByText('Attività non trovata')).toBeVisible();
});
