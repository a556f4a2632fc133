import type { Pass } from '@turno/shared-types';
import { formatDay, useTexts } from '@turno/shared-ui/i18n';
import { PrintButton } from '@turno/shared-ui/print';
import { QrCode } from '@turno/shared-ui/qr';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { passTypesQueryAtom } from './hand-over-atoms.ts';
import { useFranchisingName } from './pass-summary.tsx';
import s from './print-passes.module.css';

/** Prints passes to cut out, eight to an A4 page, for a counter without a screen; the code of each can be scanned or typed. */
export function PrintPasses({ passes }: { passes: readonly Pass[] }) {
  const t = useTexts(texts);
  const printable = passes.filter(({ mediacode }) => mediacode !== null);
  if (printable.length === 0) return null;
  return (
    <PrintButton label={t('printPasses')} variant="secondary">
      {sheetsOf(printable).map((sheet) => (
        <article key={sheet[0]?.id} className={s.sheet} aria-label={t('printPasses')}>
          {sheet.map((pass) => (
            <PrintedPass key={pass.id} pass={pass} />
          ))}
        </article>
      ))}
    </PrintButton>
  );
}

const PASSES_PER_SHEET = 8;

function sheetsOf(passes: readonly Pass[]): Pass[][] {
  const count = Math.ceil(passes.length / PASSES_PER_SHEET);
  return Array.from({ length: count }, (_, at) =>
    passes.slice(at * PASSES_PER_SHEET, (at + 1) * PASSES_PER_SHEET),
  );
}

function PrintedPass({ pass }: { pass: Pass }) {
  const t = useTexts(texts);
  const place = usePlace(pass);
  const validity = useValidity(pass);
  const { pass_type: passType, mediacode } = pass;
  const code = mediacode ?? '';
  return (
    <section className={s.pass}>
      <QrCode text={code} label={t('passCode', { code })} level="H" />
      <div className={s.words}>
        <strong className={s.name}>{passType.name}</strong>
        <span>{place}</span>
        <span>{t(`modes.${passType.mode}`)}</span>
        <span>{validity}</span>
        <span className={s.code}>{code}</span>
      </div>
    </section>
  );
}

/** The most places that fit on a card. */
const MAX_PLACES = 3;

/** Where a pass is valid: its franchising, the places that accept it, or the current merchant if the type does not say. */
function usePlace({ passTypeId, pass_type: { franchisingId } }: Pass): string {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const franchisingName = useFranchisingName();
  const { data: types = [] } = useAtomValue(passTypesQueryAtom);
  const places = types.find(({ id }) => id === passTypeId)?.merchants ?? [];
  const named = places.slice(0, MAX_PLACES).map(({ name }) => name);
  const others = places.length - named.length;
  const more = others > 0 ? ` ${t('morePlaces', { count: others })}` : '';
  const own = named.length > 0 ? `${named.join(', ')}${more}` : (merchant?.name ?? '');
  return franchisingName(franchisingId) ?? own;
}

/** The days on which a pass is valid, in words. */
function useValidity({ passTypeId, validTo }: Pass): string {
  const t = useTexts(texts);
  const { data: types = [] } = useAtomValue(passTypesQueryAtom);
  const kind = types.find(({ id }) => id === passTypeId)?.kind;
  if (validTo) return t('validTo', { date: formatDay(t, validTo.slice(0, 10)) });
  if (kind === undefined) return t('validFromActivation');
  return t(kind === 0 ? 'validOneDay' : 'validOneWeek');
}
