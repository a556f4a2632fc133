import type { RemoteProps } from '@turno/shared-types';
import { FailoverContext, type FrameServices } from '@turno/shared-ui/components';
import {
  createI18n,
  I18nProvider,
  showLanguage,
  type TextBundle,
  useTextsReady,
} from '@turno/shared-ui/i18n';
import { createQueryClient, type QueryClient, queryClientAtom } from '@turno/shared-ui/query';
import { createStore, Provider } from 'jotai';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { pickedMerchantAtom, propsAtom, sessionChangesAtom } from './atoms.ts';
import s from './frame.module.css';
import type { ThemeAttributes } from './use-theme-attributes.ts';

export type RemoteFrameProps = {
  props: RemoteProps;
  /** The remote's own texts. */
  texts: TextBundle;
  children: ReactNode;
};

type FrameProps = RemoteFrameProps & {
  Services: ComponentType<ComponentProps<typeof FrameServices>>;
  useTheme: (store: FrameStore, props: RemoteProps) => ThemeAttributes;
};

/** One mount of a remote: its state, cache, language and theme. */
export function Frame({ props, texts, children, Services, useTheme }: FrameProps) {
  const [store] = useState(() => createFrameStore(props));
  const [i18n] = useState(() => createI18n(texts, props.locale));
  const hasTexts = useTextsReady(i18n, texts);
  const { session, locale, hasFailover = false, onEvent } = props;
  const failover = useMemo(() => (hasFailover ? {} : null), [hasFailover]);

  useLayoutEffect(() => store.set(propsAtom, props), [store, props]);
  useEffect(() => followSession(store, session), [store, session]);
  useEffect(() => showLanguage(i18n, texts, locale), [i18n, texts, locale]);
  useEffect(() => {
    if (hasTexts) onEvent({ type: 'ready' });
  }, [hasTexts, onEvent]);

  const attributes = { lang: locale, ...useTheme(store, props) };
  const setTitle = useCallback((title: string) => onEvent({ type: 'title', title }), [onEvent]);
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <div className={s.frame} {...attributes}>
          {hasTexts && (
            <Services onTitle={setTitle} attributes={attributes}>
              <FailoverContext value={failover}>{children}</FailoverContext>
            </Services>
          )}
        </div>
      </I18nProvider>
    </Provider>
  );
}

export type FrameStore = ReturnType<typeof createStore>;

/** The state of one mount, shared with no other mount of the remote. */
export function createFrameStore(props: RemoteProps): FrameStore {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  store.set(propsAtom, props);
  return store;
}

/** Synchronises a mount's state with the host's session; returns the stop function. */
export function followSession(store: FrameStore, port: RemoteProps['session']): () => void {
  let userId = port.read()?.id ?? null;
  return port.subscribe(() => {
    const nextId = port.read()?.id ?? null;
    store.set(sessionChangesAtom, (changes) => changes + 1);
    // Another person must not see the data. A visitor who becomes a guest keeps the page.
    if (userId !== null && nextId !== userId) clearPersonalData(store);
    userId = nextId;
  });
}

// IDN-031: merchant state and ticket state.
function clearPersonalData(store: FrameStore): void {
  store.set(pickedMerchantAtom, null);
  const client: QueryClient = store.get(queryClientAtom);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
