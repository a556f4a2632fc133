import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LazyPart,
  LiveIndicator,
  lazySource,
  Search,
  Skeleton,
  SkeletonGroup,
  Spinner,
  TopNotice,
  useToast,
} from '@turno/shared-ui/components';
import { Progress } from '@turno/shared-ui/data';
import type { Subject } from '../story.ts';

const lostPart = lazySource<object>(() => Promise.reject(new Error('The network is away')));

function ToastButtons() {
  const toast = useToast();
  return (
    <>
      <Button variant="secondary" onPress={() => toast.success('Preferenza salvata')}>
        Success
      </Button>
      <Button variant="secondary" onPress={() => toast.error('Biglietto non processabile')}>
        Error
      </Button>
      <Button variant="secondary" onPress={() => toast.warning('Codice già inserito')}>
        Warning
      </Button>
      <Button
        variant="secondary"
        onPress={() =>
          toast('Coda in pausa', { action: { label: 'Annulla', onPress: () => undefined } })
        }
      >
        With an action
      </Button>
    </>
  );
}

export const feedback: Subject = {
  id: 'feedback',
  title: 'Feedback',
  entryPoint: 'components, data',
  stories: [
    {
      name: 'A part whose code did not come',
      render: () => <LazyPart source={lostPart} fallback={<Skeleton />} />,
    },
    {
      name: 'A line at the top of the page',
      render: () => <TopNotice>Connessione assente</TopNotice>,
    },
    {
      name: 'Alerts',
      render: () => (
        <>
          <Alert title="Coda in pausa">Il tuo posto resta tuo.</Alert>
          <Alert kind="success">Biglietto convalidato alle 19:24</Alert>
          <Alert
            kind="warning"
            title="Non è arrivata risposta"
            action={<Button variant="secondary">Riprova</Button>}
          >
            Riprova: non prenderai due numeri.
          </Alert>
          <Alert kind="error">Hai già 3 biglietti in questa categoria</Alert>
        </>
      ),
    },
    { name: 'Toasts', render: () => <ToastButtons /> },
    {
      name: 'Empty',
      render: () => (
        <EmptyState
          title="Nessuna attività trovata"
          icon={<Search size={32} />}
          action={<Button variant="secondary">Togli i filtri</Button>}
        >
          Prova con un altro nome o togli i filtri.
        </EmptyState>
      ),
    },
    { name: 'Failed', render: () => <ErrorState onRetry={() => undefined} /> },
    {
      name: 'Loading',
      render: () => (
        <>
          <Spinner />
          <SkeletonGroup>
            <div style={{ display: 'grid', gap: '0.75rem' }}>
              <Skeleton height="4rem" />
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </div>
          </SkeletonGroup>
        </>
      ),
    },
    {
      name: 'Live',
      render: () => (
        <>
          <LiveIndicator state="live" />
          <LiveIndicator state="reconnecting" />
          <LiveIndicator state="polling" />
        </>
      ),
    },
    {
      name: 'Progress',
      render: () => (
        <>
          <Progress label="Avanzamento della coda" value={14} max={20} valueText="14 di 20" />
          <Progress label="Caricamento" />
        </>
      ),
    },
  ],
};
