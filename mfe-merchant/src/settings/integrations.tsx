import type { Merchant } from '@turno/shared-types';
import { Button, EmptyState } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { ApiKeyRow } from './api-key-row.tsx';
import { FranchiseSection } from './franchise/franchise-section.tsx';
import { NewApiKeySheet, NewWebhookSheet } from './new-sheets.tsx';
import { Rows } from './rows.tsx';
import { apiKeysQueryAtom, webhooksQueryAtom } from './setting-atoms.ts';
import { WebhookRow } from './webhook-row.tsx';

/** An owner connects the merchant's own systems, by API keys and webhooks, and has it join a franchising. */
export function Integrations({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  return (
    <>
      <p>{t('settings.hint')}</p>
      <ApiKeys />
      <Webhooks />
      <FranchiseSection merchant={merchant} />
    </>
  );
}

function ApiKeys() {
  const t = useTexts(texts);
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={t('keys.title')} add={t('keys.add')} onAdd={() => setAdding(true)}>
      <Rows
        query={useAtomValue(apiKeysQueryAtom)}
        empty={<EmptyState title={t('keys.none')}>{t('keys.noneHint')}</EmptyState>}
        row={(key) => <ApiKeyRow key={key.id} apiKey={key} />}
      />
      <NewApiKeySheet isOpen={isAdding} onOpenChange={setAdding} />
    </Section>
  );
}

function Webhooks() {
  const t = useTexts(texts);
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={t('hooks.title')} add={t('hooks.add')} onAdd={() => setAdding(true)}>
      <Rows
        query={useAtomValue(webhooksQueryAtom)}
        empty={<EmptyState title={t('hooks.none')}>{t('hooks.noneHint')}</EmptyState>}
        row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      />
      <NewWebhookSheet isOpen={isAdding} onOpenChange={setAdding} />
    </Section>
  );
}

type SectionProps = { title: string; add: string; onAdd: () => void; children: ReactNode };

function Section({ title, add, onAdd, children }: SectionProps) {
  return (
    <section className={s.section}>
      <div className={s.header}>
        <h2 className={s.heading}>{title}</h2>
        <Button variant="secondary" onPress={onAdd}>
          {add}
        </Button>
      </div>
      {children}
    </section>
  );
}
