import type { Merchant } from '@turno/shared-types';
import { TextField } from '@turno/shared-ui/components';
import { Form, formRules, SaveBar, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { texts } from '../locales/texts.ts';
import { saveContactAtom } from './contact-atoms.ts';
import s from './settings.module.css';

type Contact = { phone: string; website: string };

// The services store no other texts.
const PHONE = /^(\+?[\d ()./-]{3,30})?$/;
const WEBSITE = /^(https?:\/\/\S+)?$/i;

const RULES = formRules<Contact>(({ phone, website }) => ({
  ...(PHONE.test(phone.trim()) ? {} : { phone: 'invalid_phone' }),
  ...(WEBSITE.test(website.trim()) ? {} : { website: 'website' }),
}));

type ContactFormProps = { merchant: Merchant; onEdited: (isEdited: boolean) => void };

/** MER-056: how customers reach the merchant, as its public page shows it. */
export function ContactForm({ merchant, onEdited }: ContactFormProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const save = useSetAtom(saveContactAtom);
  const form = useForm<Contact>({
    schema: RULES,
    defaultValues: { phone: merchant.phone ?? '', website: merchant.website ?? '' },
    words: { website: t('contact.websiteWrong') },
    onSubmit: ({ phone, website }) =>
      save(merchant.id, { phone: phone.trim(), website: website.trim() }),
  });
  useEffect(() => onEdited(form.isDirty), [onEdited, form.isDirty]);
  const labels = { phone: t('contact.phone'), website: t('contact.website') };
  return (
    <section className={s.section} aria-labelledby="contact">
      <h2 id="contact" className={s.heading}>
        {t('contact.title')}
      </h2>
      <Form form={form} labels={labels}>
        <TextField
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...form.field('phone')}
        />
        <TextField
          label={labels.website}
          description={t('contact.websiteHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.field('website')}
        />
        <SaveBar
          isDirty={form.isDirty}
          isPending={form.isPending}
          isDisabled={!isOnline}
          isChangedElsewhere={form.isChangedElsewhere}
          onUndo={form.undo}
          onSave={form.submit}
        />
      </Form>
    </section>
  );
}
