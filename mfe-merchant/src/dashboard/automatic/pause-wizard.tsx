import { Alert, Button, Sheet, useToast } from '@turno/shared-ui/components';
import { RadioGroup } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand } from '../../shared/use-command.ts';
import { autoPauseAtom, notifyChoiceAtom } from './automatic-atoms.ts';
import s from './automatic-panel.module.css';

type PauseWizardProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** MER-028: confirms the pause of all automatic queues, then asks whether the people who wait are notified. */
export function PauseWizard({ isOpen, onOpenChange }: PauseWizardProps) {
  const t = useTexts(texts);
  const [step, setStep] = useState<1 | 2>(1);
  const show = (isShown: boolean) => {
    setStep(1);
    onOpenChange(isShown);
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={show} title={t('automatic.wizard.title')}>
      <p className={s.step}>{t('automatic.wizard.step', { step })}</p>
      {step === 1 ? (
        <>
          <p>{t('automatic.wizard.effect')}</p>
          <Button isFullWidth onPress={() => setStep(2)}>
            {t('automatic.wizard.continue')}
          </Button>
          <Button variant="secondary" isFullWidth onPress={() => show(false)}>
            {t('automatic.wizard.cancel')}
          </Button>
        </>
      ) : (
        <NotifyStep onBack={() => setStep(1)} onPaused={() => show(false)} />
      )}
    </Sheet>
  );
}

function NotifyStep({ onBack, onPaused }: { onBack: () => void; onPaused: () => void }) {
  const t = useTexts(texts);
  const [notify, setNotify] = useAtom(notifyChoiceAtom);
  const autoPause = useSetAtom(autoPauseAtom);
  const toast = useToast();
  const command = useCommand();
  const pause = async () => {
    setNotify(notify);
    await autoPause({ revert: false, notify });
    toast.success(t(notify ? 'automatic.pausedAndNotified' : 'automatic.paused'));
    onPaused();
  };
  return (
    <>
      <RadioGroup
        label={t('automatic.wizard.question')}
        options={[
          { id: 'notify', label: t('automatic.wizard.notify') },
          { id: 'silent', label: t('automatic.wizard.silent') },
        ]}
        value={notify ? 'notify' : 'silent'}
        onChange={(choice) => setNotify(choice === 'notify')}
      />
      {command.problem && <Alert kind="error">{command.problem}</Alert>}
      <Button isFullWidth isPending={command.isPending} onPress={() => void command.run(pause)}>
        {t('automatic.pause')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={onBack}>
        {t('automatic.wizard.back')}
      </Button>
    </>
  );
}
