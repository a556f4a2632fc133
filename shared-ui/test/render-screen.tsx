import { type RenderResult, render } from '@testing-library/react';
import {
  type Merchant,
  myMerchantCall,
  type RemoteEvent,
  type RemoteProps,
  type Session,
} from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { loadSheet } from '@turno/shared-ui/components';
import type { TextBundle } from '@turno/shared-ui/i18n';
import {
  createMemoryRouter,
  PAGE_ROUTES,
  PageRouter,
  Route,
  Routes,
  useLocation,
} from '@turno/shared-ui/router';
import type { ReactElement } from 'react';
import { newUser, type TestUser } from './clock.ts';
import { type FakeGateway, type FakeReply, openFakeGateway, reply } from './fake-gateway.ts';
import { buildRemoteProps } from './remote-props.ts';
import { noTexts } from './texts.ts';

export type ScreenOptions = {
  session?: Session | null;
  /** Where the router starts. */
  path?: string;
  /** The route of the screen, such as `/m/:vanity`; the screen alone when left out. */
  route?: string;
  replies?: readonly FakeReply[];
  props?: Partial<RemoteProps>;
  texts?: TextBundle;
};

export type RenderedScreen = RenderResult & {
  user: TestUser;
  gateway: FakeGateway;
  props: RemoteProps;
  /** The events that the remote emitted. */
  events: RemoteEvent[];
  /** The router's address now. */
  address: () => string;
};

/** Renders a screen as its remote would, over a network that answers from a list; closed after each test. */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const { path = '/', route, replies = [], texts = noTexts } = options;
  const gateway = openFakeGateway(replies);
  open.push(gateway);
  void loadSheet();
  const { props, events } = buildRemoteProps(options.props, options.session);
  const router = createMemoryRouter(PAGE_ROUTES, { initialEntries: [path] });
  let address = path;
  const result = render(
    <PageRouter router={router}>
      <RemoteFrame props={props} texts={texts}>
        {route ? (
          <Routes>
            <Route path={route} element={ui} />
            <Route path="*" element={null} />
          </Routes>
        ) : (
          ui
        )}
        <Watch onAddress={(next) => (address = next)} />
      </RemoteFrame>
    </PageRouter>,
  );
  const user = newUser();
  return { ...result, user, gateway, props, events, address: () => address };
}

const open: FakeGateway[] = [];

/** Gives the network back; call it after each test. */
export function closeGateways(): void {
  for (const gateway of open.splice(0).reverse()) gateway.close();
}

if (typeof afterEach === 'function') afterEach(closeGateways);

function Watch({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** Renders a screen of merchants and their staff, signed in with a merchant's account. */
export function renderForMerchant(ui: ReactElement, options: ScreenOptions): RenderedScreen {
  return renderScreen(ui, { session: buildSession({ roles: ['ROLE_MERCHANT'] }), ...options });
}

/** The reply to a manager of these merchants. */
export function mine(...merchants: Merchant[]): FakeReply {
  return reply(myMerchantCall, { lastMerchant: merchants[0] ?? null, merchants });
}
