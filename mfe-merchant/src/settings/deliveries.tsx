import { DELIVERIES_SHOWN, type WebhookDelivery } from '@turno/shared-types/webhooks';
import { Alert, Button, classNames, EmptyState, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useCommand } from '../shared/use-command.ts';
import { Rows } from './rows.tsx';
import { deliveriesQueryAtom, redeliverAtom } from './setting-atoms.ts';
import { useInstant } from './use-instant.ts';

/** The latest deliveries to a webhook; each can be sent again. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const t = useTexts(texts);
  const query = useAtomValue(deliveriesQueryAtom(webhookId));
  return (
    <>
      <Rows
        query={query}
        empty={<EmptyState title={t('log.none')}>{t('log.noneHint')}</EmptyState>}
        row={(delivery) => (
          <DeliveryRow key={delivery.eventId} webhookId={webhookId} delivery={delivery} />
        )}
      />
      {query.data?.length === DELIVERIES_SHOWN && (
        <p className={s.quiet}>{t('log.latest', { n: DELIVERIES_SHOWN })}</p>
      )}
    </>
  );
}

type DeliveryRowProps = { webhookId: number; delivery: WebhookDelivery };

function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const t = useTexts(texts);
  const { event, eventId, state, at, attempts } = delivery;
  const instant = useInstant();
  const redeliver = useSetAtom(redeliverAtom);
  const command = useCommand();
  const toast = useToast();
  const sendAgain = () =>
    command.run(async () => {
      await redeliver(webhookId, eventId);
      toast.success(t('log.again'));
    });
  return (
    <li className={s.row}>
      <div className={s.words}>
        <p>
          <strong>{t(`hooks.event.${event}`)}</strong> · {t(`log.state.${state}`)}
        </p>
        <p className={s.quiet}>{instant(at)}</p>
        <ul className={classNames(s.quiet, s.attempts)}>
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              {instant(attempt.at)} · <ResultOf {...attempt} /> ·{' '}
              {t('log.duration', { ms: attempt.durationMs })}
            </li>
          ))}
        </ul>
        {command.problem && <Alert kind="error">{command.problem}</Alert>}
      </div>
      <Button
        variant="secondary"
        aria-label={t('log.redeliverNamed', {
          event: t(`hooks.event.${event}`),
          when: instant(at),
        })}
        isPending={command.isPending}
        onPress={() => void sendAgain()}
      >
        {t('log.redeliver')}
      </Button>
    </li>
  );
}

function ResultOf({ status, problem }: WebhookDelivery['attempts'][number]) {
  const t = useTexts(texts);
  if (status !== null) return t('log.status', { status });
  return t(`log.problem.${problem ?? 'unreachable'}`);
}
