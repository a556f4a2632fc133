import type { RemoteProps } from '@turno/shared-types';
import { FailoverContext, type FrameServices } from '@turno/shared-ui/components';
import {
  createI18n,
  I18nProvider,
  showLanguage,
  type TextBundle,
  useTextsReady,
} from '@turno/shared-ui/i18n';
import { createQueryClient, queryClientAtom } from '@turno/shared-ui/query';
import { handOverStorage, isSamePerson } from '@turno/shared-ui/session';
import { createStore, Provider } from 'jotai';
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { endStateAtom, pickedMerchantAtom, propsAtom, sessionChangesAtom } from './atoms.ts';
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

/**
 * One mount of a remote with its language, theme, state and cache. State and cache are replaced when the person's session ends.
 */
export function Frame({ props, texts, children, Services, useTheme }: FrameProps) {
  const [{ store, generation }, setState] = useState(() => ({
    store: createFrameStore(props),
    generation: 0,
  }));
  const [i18n] = useState(() => createI18n(texts, props.locale));
  const hasTexts = useTextsReady(i18n, texts);
  const { session, locale, hasFailover = false, onEvent } = props;
  const failover = useMemo(() => (hasFailover ? {} : null), [hasFailover]);

  useLayoutEffect(() => store.set(propsAtom, props), [store, props]);
  const startAfresh = useEffectEvent(() =>
    setState((last) => ({ store: createFrameStore(props), generation: last.generation + 1 })),
  );
  useEffect(() => followSession(store, session, () => startAfresh()), [store, session]);
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
              <FailoverContext value={failover}>
                <Fragment key={generation}>{children}</Fragment>
              </FailoverContext>
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

/**
 * Synchronises a mount's state with the host's session; returns the stop function. When the session ends or another person
 * signs in, nothing that the previous person typed, scanned or saw may remain (IDN-031): `onOtherPerson` must replace the
 * state. A visitor who becomes a guest keeps the page.
 */
export function followSession(
  store: FrameStore,
  port: RemoteProps['session'],
  onOtherPerson: () => void,
): () => void {
  let session = port.read();
  return port.subscribe(() => {
    const before = session;
    session = port.read();
    const client = store.get(queryClientAtom);
    // A host may pass a session port of its own, which does not clear the storage.
    handOverStorage(before, session);
    if (!isSamePerson(before, session)) {
      // Pending replies are dropped: the old state never receives data of the next person.
      store.set(endStateAtom);
      client.clear();
      onOtherPerson();
      return;
    }
    store.set(sessionChangesAtom, (changes) => changes + 1);
    if (before === null || before.id === session?.id) return;
    // A guest who has signed in: the same person under another account.
    store.set(pickedMerchantAtom, null);
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries({ type: 'active' });
  });
}
