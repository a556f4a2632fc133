import type { Merchant } from '@turno/shared-types';
import { Select } from '@turno/shared-ui/components';
import { Form, formRules, SaveBar, Switch, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { Navigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { choiceOf, choicesWith, useChoiceText } from '../shared/early-joining.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { saveLimitAtom } from './atoms.ts';

// Every option can be saved.
const NO_RULES = formRules<{ choice: number; endsNumbers: boolean }>(() => ({}));

/** MER-054: how long before opening customers may take a number, and whether numbers end before closing. */
export function LimitsScreen() {
  const t = useTexts(texts);
  return (
    <SettingsPage title="Limiti" heading={t('limits.title')} hint={t('limits.hint')}>
      {(merchant) => <LimitForm key={merchant.id} merchant={merchant} />}
    </SettingsPage>
  );
}

function LimitForm({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const save = useSetAtom(saveLimitAtom);
  const [isSaved, setSaved] = useState(false);
  const choiceText = useChoiceText();
  const stored = choiceOf(merchant);
  const form = useForm({
    schema: NO_RULES,
    defaultValues: { choice: stored, endsNumbers: merchant.endsNumbersAtClosing ?? false },
    onSubmit: async (limits) => {
      await save({ merchantId: merchant.id, ...limits });
      setSaved(true);
    },
  });
  const endsNumbers = form.field('endsNumbers');
  if (isSaved) return <Navigate to={ROUTES.settings} />;
  return (
    <Form form={form} labels={{ choice: t('limits.label'), endsNumbers: t('limits.endNumbers') }}>
      <Select
        label={t('limits.label')}
        options={choicesWith(stored).map((id) => ({ id, label: choiceText(id) }))}
        {...form.field('choice')}
      />
      <Switch
        name={endsNumbers.name}
        isSelected={endsNumbers.value}
        onChange={endsNumbers.onChange}
        errorMessage={endsNumbers.errorMessage}
        description={t('limits.endNumbersHint')}
      >
        {t('limits.endNumbers')}
      </Switch>
      <SaveBar form={form} />
    </Form>
  );
}
