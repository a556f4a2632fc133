import type { PassOwner } from '@turno/shared-types';
import { Alert, Button, PageTitle } from '@turno/shared-ui/components';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { TITLES } from '../../shared/page/titles.ts';
import lists from '../../shared/passes/pass-lists.module.css';
import { ConfirmGiving } from './confirm-giving.tsx';
import { type Draft, draftProblem } from './draft.ts';
import { chooseAtom } from './draft-atoms.ts';
import { PassChoice } from './pass-choice.tsx';
import { useGiving } from './use-giving.ts';

type AssignPassesProps = { draft: Draft; owners: readonly PassOwner[] };

/** CON-070: asks who each pass is for; after a confirmation the passes are assigned one by one. */
export function AssignPasses({ draft, owners }: AssignPassesProps) {
  const t = useWords();
  const choose = useSetAtom(chooseAtom);
  const [isAsking, setAsking] = useState(false);
  const { give, keep, isPending, problem, setProblem } = useGiving(() => setAsking(false));
  const count = draft.passes.length;
  const goOn = () => {
    const found = draftProblem(draft);
    setProblem(
      found && { passId: found.passId, text: t(`errors.${found.code}`, { ns: 'shared' }) },
    );
    if (!found) setAsking(true);
  };
  return (
    <>
      <PageTitle title={TITLES.myTickets}>{t('passAdd.heading', { count })}</PageTitle>
      <p>{t('passAdd.hint')}</p>
      <ul className={lists.list}>
        {draft.passes.map((pass) => (
          <PassChoice
            key={pass.id}
            pass={pass}
            owners={owners}
            choice={draft.choices[pass.id] ?? null}
            onChoose={(choice) => {
              setProblem(null);
              choose(pass.id, choice);
            }}
            errorMessage={problem?.passId === pass.id ? problem.text : undefined}
          />
        ))}
      </ul>
      {problem?.passId === null && <Alert kind="error">{problem.text}</Alert>}
      <Button size="large" isFullWidth onPress={goOn} isPending={isPending}>
        {t('passAdd.next')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={() => void keep()} isPending={isPending}>
        {t('passAdd.later')}
      </Button>
      <ConfirmGiving
        draft={draft}
        owners={owners}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void give()}
        isPending={isPending}
      />
    </>
  );
}
