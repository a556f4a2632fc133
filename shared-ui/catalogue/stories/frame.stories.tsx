import { DEFAULT_FLAGS, RemoteFrame } from '@turno/shared-ui/boot';
import { Button, OfflineBanner, PageTitle, SkipLink } from '@turno/shared-ui/components';
import { createSessionPort } from '@turno/shared-ui/session';
import { MerchantOnly, SignInReason, SignOutButton } from '@turno/shared-ui/sign-in';
import { type ReactNode, useEffect } from 'react';
import { noTexts } from '../frame.tsx';
import type { Subject } from '../story.ts';

const nothing = () => undefined;
/** A mount without a session, or with a guest's. */
function Mount({ isGuest = false, children }: { isGuest?: boolean; children: ReactNode }) {
  const session = createSessionPort({
    storage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  });
  if (isGuest) {
    const guest = { id: 1, accessToken: 'a.b.c', roles: ['ROLE_GUEST' as const] };
    session.signIn({ ...guest, require_password_reset: false });
  }
  const props = {
    apiBase: 'http://gateway.invalid',
    clientKey: 'catalogue',
    basename: '',
    session,
    locale: 'it' as const,
    theme: { mode: 'system' as const, brandColour: null },
    franchiseId: null,
    flags: DEFAULT_FLAGS,
    onEvent: nothing,
  };
  return (
    <RemoteFrame props={props} texts={noTexts}>
      {children}
    </RemoteFrame>
  );
}

/** Simulates a lost network while its children are shown. */
function WithoutNetwork({ children }: { children: ReactNode }) {
  useEffect(() => {
    const setOnline = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    setOnline(false);
    return () => setOnline(true);
  }, []);
  return children;
}

export const frame: Subject = {
  id: 'frame',
  title: 'Around a page',
  entryPoint: 'components, sign-in',
  stories: [
    { name: 'Heading of a page', render: () => <PageTitle title="Le mie code" /> },
    {
      name: 'Past the bar',
      note: 'Press Tab: it is seen while it has the focus.',
      render: () => (
        <>
          <SkipLink target="past-the-bar" />
          <Button variant="secondary" id="past-the-bar">
            Contenuto
          </Button>
        </>
      ),
    },
    {
      name: 'Without a network',
      render: () => (
        <WithoutNetwork>
          <OfflineBanner />
        </WithoutNetwork>
      ),
    },
    {
      name: 'Merchants only',
      note: 'Where no host guards the page.',
      render: () => (
        <Mount>
          <MerchantOnly>nobody</MerchantOnly>
        </Mount>
      ),
    },
    {
      name: 'The reason to sign in',
      note: 'Where a page needs a session.',
      render: () => (
        <Mount>
          <SignInReason origin="/user-queues" />
        </Mount>
      ),
    },
    {
      name: 'Merchants only, as a guest',
      render: () => (
        <Mount isGuest>
          <MerchantOnly>nobody</MerchantOnly>
          <SignOutButton />
        </Mount>
      ),
    },
  ],
};
