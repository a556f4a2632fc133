import type { Pass, PassOwner } from '@turno/shared-types';
import type { PassWithDetails } from '@turno/shared-types/passes';
import { ErrorState, Sheet, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { usePolicyWords } from '@turno/shared-ui/pass-policy';
import { useAtomValue } from 'jotai';
import { useWords, type Words } from '../locales/texts.ts';
import { passAtomFor } from '../shared/passes/atoms.ts';
import { PassWallets } from './pass-wallets.tsx';
import s from './ticket-passes.module.css';
import { formatPassEnd, formatPassStart } from './validity.ts';

type PassRef = { owner: PassOwner; pass: Pass };
type PassInfoSheetProps = PassRef & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** CON-073: everything about one pass. */
export function PassInfoSheet({ isOpen, onOpenChange, ...ref }: PassInfoSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={ref.pass.pass_type.name}>
      <PassInfo {...ref} />
    </Sheet>
  );
}

function PassInfo({ owner, pass }: PassRef) {
  const t = useWords();
  const policyWords = usePolicyWords();
  const query = useAtomValue(passAtomFor(`${owner.id}/${pass.id}`));
  const { data, error, isFetching } = query;
  if (!data && error) {
    return (
      <ErrorState error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="12rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <dl className={s.info}>
        {infoRows(t, data).map(([label, value]) => (
          <div key={label} className={s.fact}>
            <dt className={s.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {data.details.policy && (
          <div className={s.fact}>
            <dt className={s.label}>{t('passInfo.policy')}</dt>
            {policyWords(data.details.policy).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )}
      </dl>
      {owner.id !== null && isInForce(data) && (
        <div className={s.wallets}>
          <PassWallets ownerId={owner.id} passId={pass.id} />
        </div>
      )}
    </>
  );
}

/** Whether a wallet would show the pass as valid. */
function isInForce({ disabled, validTo }: PassWithDetails): boolean {
  return !disabled && (validTo === null || Date.parse(validTo) > Date.now());
}

function infoRows(t: Words, pass: PassWithDetails): [string, string | number][] {
  const { pass_type: type, mediacode, details } = pass;
  return [
    [t('passInfo.type'), type.name],
    [t('passInfo.mode'), t(`passInfo.${type.mode}`)],
    [t('passInfo.code'), mediacode ?? '–'],
    ...validityRow(t, pass),
    [t('passInfo.merchants'), details.merchantsIncluded.join(', ') || t('passInfo.everywhere')],
    [t('passInfo.preferences'), details.preferences.join(', ') || t('passInfo.noPreferences')],
    ...maxUsageRow(t, details),
    [t('passInfo.totalUsages'), details.totalUsages],
  ];
}

/** The uses per day; a policy without such a limit is described in words. */
function maxUsageRow(
  t: Words,
  { maxUsage, policy }: PassWithDetails['details'],
): [string, string | number][] {
  return maxUsage === null && policy ? [] : [[t('passInfo.maxUsage'), maxUsage ?? '–']];
}

/** The validity: one day, or the first and the last day. An entrance pass needs no activation and may have no dates. */
function validityRow(
  t: Words,
  { pass_type: { mode }, validFrom, validTo }: PassWithDetails,
): [string, string][] {
  const label = t('passInfo.validity');
  if (validFrom === null || validTo === null)
    return mode === 'generic' ? [] : [[label, t('passInfo.notActivated')]];
  const [from, to] = [formatPassStart(t, validFrom), formatPassEnd(t, validTo)];
  return [[label, from === to ? from : t('passInfo.period', { from, to })]];
}
