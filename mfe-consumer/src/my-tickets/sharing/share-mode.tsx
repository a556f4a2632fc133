import type { Pass, PassOwner } from '@turno/shared-types';
import { Alert, Button, Card, Checkbox, QrCode as QrIcon } from '@turno/shared-ui/components';
import { useNotice, useReportError } from '@turno/shared-ui/errors';
import type { PassCode, Shared } from '@turno/shared-ui/pass-codes';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { shareAtom } from './atoms.ts';
import { ShareCodes } from './share-codes.tsx';

type ShareModeProps = {
  people: readonly PassOwner[];
  unnamed: readonly Pass[];
  onEnd: () => void;
};

/** CON-068: checkboxes for what another phone takes over, and then the code for it to scan. */
export function ShareMode({ people, unnamed, onEnd }: ShareModeProps) {
  const t = useWords();
  const { chosen, toggle } = useChosen();
  const shared: Shared = {
    ownerIds: people.flatMap(({ id }) => (id !== null && chosen.has(id) ? [id] : [])),
    passIds: chosen.has('unnamed') ? unnamed.map(({ id }) => id) : [],
  };
  const { issued, codes, share, show, isPending } = useShare(shared);
  return (
    <>
      <Alert kind="warning">{t('passShare.hint')}</Alert>
      <Card>
        {people.map(({ id, name, passes }) => (
          <Checkbox
            key={id}
            isSelected={id !== null && chosen.has(id)}
            onChange={() => id !== null && toggle(id)}
          >
            {name} ({t('passes.count', { count: passes.length })})
          </Checkbox>
        ))}
        {unnamed.length > 0 && (
          <Checkbox isSelected={chosen.has('unnamed')} onChange={() => toggle('unnamed')}>
            {t('passShare.unnamed', { count: unnamed.length })}
          </Checkbox>
        )}
      </Card>
      <Button
        size="large"
        isFullWidth
        icon={<QrIcon aria-hidden />}
        isPending={isPending}
        onPress={() => void share()}
      >
        {t('passShare.confirm')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={onEnd}>
        {t('cancel')}
      </Button>
      <ShareCodes
        codes={codes}
        issued={issued}
        shared={shared}
        people={people}
        unnamed={unnamed}
        onClose={() => show([])}
        onLeft={show}
        onRenew={() => void share()}
        isRenewing={isPending}
        onHandedOver={onEnd}
      />
    </>
  );
}

type Key = number | 'unnamed';

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const toggle = (key: Key) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return { chosen, toggle };
}

function useShare(shared: Shared) {
  const notice = useNotice();
  const report = useReportError();
  const requestCodes = useSetAtom(shareAtom);
  const [issued, setIssued] = useState<readonly PassCode[]>([]);
  const [codes, show] = useState<readonly PassCode[]>([]);
  const [isPending, setPending] = useState(false);
  const share = async () => {
    if (shared.ownerIds.length === 0 && shared.passIds.length === 0) return notice('emptyList');
    setPending(true);
    try {
      const all = await requestCodes(shared);
      setIssued(all);
      show(all);
    } catch (error) {
      report('sharing', error);
    } finally {
      setPending(false);
    }
  };
  return { issued, codes, share, show, isPending };
}
