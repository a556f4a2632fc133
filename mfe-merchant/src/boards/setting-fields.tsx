import type { Locale, Merchant } from '@turno/shared-types';
import type { BoardSettings } from '@turno/shared-types/board-settings';
import { LOCALES } from '@turno/shared-types/constants';
import { Checkbox, Select, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { QuietFields } from './quiet-fields.tsx';

type FieldsProps = {
  merchant: Merchant;
  settings: BoardSettings;
  onChange: (settings: BoardSettings) => void;
};

const LAYOUTS = ['auto', 'cards', 'rows'] as const;
const COLOURS = ['dark', 'light'] as const;
const SOUNDS = ['all', 'chime', 'off'] as const;
const VOLUMES = [100, 80, 60, 40, 20] as const;

/** The fields for all settings of a board. */
export function SettingFields({ merchant, settings, onChange }: FieldsProps) {
  const t = useTexts(texts);
  const change = (part: Partial<BoardSettings>) => onChange({ ...settings, ...part });
  const { sound, volume } = settings;
  // A volume that was typed into an address stays on offer.
  const volumes = [...new Set([...VOLUMES, volume])].toSorted((a, b) => b - a);
  return (
    <>
      <QueueChoice merchant={merchant} settings={settings} onChange={onChange} />
      <Select
        label={t('boards.layout')}
        options={LAYOUTS.map((id) => ({ id, label: t(`boards.layouts.${id}`) }))}
        value={settings.layout}
        onChange={(layout) => change({ layout })}
      />
      <LanguageChoice settings={settings} onChange={onChange} />
      <Select
        label={t('boards.colours')}
        options={COLOURS.map((id) => ({ id, label: t(`boards.colour.${id}`) }))}
        value={settings.colours}
        onChange={(colours) => change({ colours })}
      />
      <Select
        label={t('boards.sound')}
        options={SOUNDS.map((id) => ({ id, label: t(`boards.sounds.${id}`) }))}
        value={sound}
        onChange={(next) => change({ sound: next })}
      />
      {sound !== 'off' && (
        <Select
          label={t('boards.volume')}
          options={volumes.map((id) => ({ id, label: `${id} %` }))}
          value={volume}
          onChange={(next) => change({ volume: next })}
        />
      )}
      {sound !== 'off' && (
        <QuietFields quiet={settings.quiet} onChange={(quiet) => change({ quiet })} />
      )}
      <TextField
        label={t('boards.message')}
        description={t('boards.messageHint')}
        value={settings.message}
        onChange={(message) => change({ message })}
        maxLength={120}
      />
    </>
  );
}

type ChoiceProps = Pick<FieldsProps, 'settings' | 'onChange'>;

/** The choice of the queues that the board shows; "all" includes queues created later. */
function QueueChoice({ merchant, settings, onChange }: FieldsProps) {
  const t = useTexts(texts);
  const queues = merchant.queues.filter(({ parentQueueId }) => parentQueueId === null);
  const chosen = settings.queues ?? queues.map(({ id }) => id);
  if (queues.length < 2) return null;
  const toggle = (id: number, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    const isAll = queues.every((queue) => next.includes(queue.id));
    // The last queue cannot be deselected: a board without queues shows nothing.
    if (next.length > 0) onChange({ ...settings, queues: isAll ? null : next });
  };
  return (
    <fieldset className={s.choices}>
      <legend>{t('boards.queues')}</legend>
      {queues.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) => toggle(id, isChosen)}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** The languages of the announcements; the first chosen one is also that of the screen. */
function LanguageChoice({ settings, onChange }: ChoiceProps) {
  const t = useTexts(texts);
  const chosen = settings.lang ?? [];
  const toggle = (locale: Locale, isChosen: boolean) => {
    const next = isChosen ? [...chosen, locale] : chosen.filter((each) => each !== locale);
    onChange({ ...settings, lang: next.length === 0 ? null : next });
  };
  return (
    <fieldset className={s.choices}>
      <legend>{t('boards.languages')}</legend>
      <p className={s.quiet}>{t('boards.languagesHint')}</p>
      {LOCALES.map((locale) => (
        <Checkbox
          key={locale}
          isSelected={chosen.includes(locale)}
          onChange={(isChosen) => toggle(locale, isChosen)}
        >
          {t(`boards.language.${locale}`)}
          {chosen[0] === locale && ` · ${t('boards.ofScreen')}`}
        </Checkbox>
      ))}
    </fieldset>
  );
}
