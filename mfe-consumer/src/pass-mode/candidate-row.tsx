import { isErrorCode, type PassValidation } from '@turno/shared-types';
import { Alert, Button, Checkbox, RefreshCw, Select } from '@turno/shared-ui/components';
import { dayAndTime } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useWords, type Words } from '../locales/texts.ts';
import { ActivateButton, type DayMerchant } from '../shared/passes/activate-button.tsx';
import { refreshOwnerAtom } from '../shared/passes/atoms.ts';
import { usePassAction } from '../shared/passes/use-pass-action.ts';
import s from './pass-mode.module.css';
import type { JudgedCandidate } from './verdicts.ts';

type CandidateRowProps = {
  candidate: JudgedCandidate;
  merchant: DayMerchant;
  /** The selected pass; `null` when the person is not selected. */
  passId: number | null;
  onChoose: (passId: number | null) => void;
};

/** CON-058, CON-059: one person: selected with a pass, or with passes to activate first. */
export function CandidateRow({ candidate, merchant, passId, onChoose }: CandidateRowProps) {
  const t = useWords();
  const refresh = useSetAtom(refreshOwnerAtom);
  const { run, isPending, problem } = usePassAction();
  const { owner, usable, activable, blocker } = candidate;
  const [first, ...more] = usable;
  const isChoosing = passId !== null && more.length > 0;
  return (
    <li className={s.person}>
      <div className={s.top}>
        {first ? (
          <Checkbox
            isSelected={passId !== null}
            onChange={(isSelected) => onChoose(isSelected ? first.id : null)}
          >
            <strong>{owner.name}</strong>
            {!isChoosing && <span className={s.detail}>{first.pass_type.name}</span>}
          </Checkbox>
        ) : (
          <span>
            <strong>{owner.name}</strong>
            <span className={s.detail}>
              {blocker
                ? blockerText(t, blocker, merchant.timezone)
                : t('passes.status.to-activate')}
            </span>
          </span>
        )}
        <Button
          variant="quiet"
          aria-label={t('passes.refreshOf', { name: owner.name })}
          icon={<RefreshCw aria-hidden />}
          isPending={isPending}
          onPress={() => void run(() => refresh(owner.id, merchant.id))}
        />
      </div>
      {isChoosing && (
        <Select
          label={t('passQueue.whichPass', { name: owner.name })}
          options={usable.map(({ id, pass_type: { name }, mediacode }) => ({
            id,
            label: mediacode ? `${name} · ${mediacode}` : name,
          }))}
          value={passId}
          onChange={onChoose}
        />
      )}
      {activable.length > 0 && (
        <ActivateButton
          people={[{ owner, passIds: activable.map(({ id }) => id) }]}
          merchant={merchant}
        />
      )}
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </li>
  );
}

/** Why a queue does not accept a pass now, and from when it will, if that is known. */
function blockerText(
  t: Words,
  { error_code: code, usable_from: at }: PassValidation,
  timezone: string,
): string {
  const reason = t(isErrorCode(code) ? `errors.${code}` : 'errors.pass_not_usable');
  if (!at) return reason;
  const { day, from } = dayAndTime(t, at, timezone);
  return t(day ? 'passQueue.usableOn' : 'passQueue.usableFrom', { reason, day, from });
}
