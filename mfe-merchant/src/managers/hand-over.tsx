import type { Manager } from '@turno/shared-types';
import { Button, Card, ConfirmSheet, Select, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useManagerName } from '../shared/team.ts';
import { useCommand } from '../shared/use-command.ts';
import { handOverAtom } from './atoms.ts';
import s from './managers.module.css';

/** S-08: an owner makes another person of the team the owner, and becomes a manager. */
export function HandOver({ others }: { others: readonly Manager[] }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const nameOf = useManagerName();
  const handOver = useSetAtom(handOverAtom);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const command = useCommand();
  const next = others.find(({ userId }) => userId === chosenId);
  if (others.length === 0) return null;
  const name = next ? nameOf(next) : '';
  const ask = (isOpen: boolean) => {
    command.clear();
    setAsking(isOpen);
  };
  const confirm = () =>
    command.run(async () => {
      if (!next) return;
      await handOver(next.userId);
      ask(false);
      toast.success(t('team.handOver.done', { name }));
    });
  return (
    <Card as="section" className={s.part} aria-labelledby="hand-over">
      <h2 id="hand-over">{t('team.handOver.title')}</h2>
      <p>{t('team.handOver.hint')}</p>
      <Select
        label={t('team.handOver.to')}
        placeholder={t('team.handOver.choose')}
        options={others.map((each) => ({ id: each.userId, label: nameOf(each) }))}
        value={next ? next.userId : null}
        onChange={setChosenId}
      />
      <Button variant="secondary" isDisabled={!isOnline || !next} onPress={() => ask(true)}>
        {t('team.handOver.button')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('team.handOver.question', { name })}
        confirmLabel={t('team.handOver.button')}
        isPending={command.isPending}
        errorMessage={command.problem}
        isDanger
        onConfirm={() => void confirm()}
      >
        <p>{t('team.handOver.hint')}</p>
      </ConfirmSheet>
    </Card>
  );
}
