import type { Locale } from '@turno/shared-types';
import { useThemeAttributes } from '@turno/shared-ui/boot';
import { QrCode } from '@turno/shared-ui/qr';
import s from './poster.module.css';
import { POSTER_WORDS } from './poster-words.ts';
import tent from './table-tent.module.css';

export type PosterProps = {
  /** Name of the merchant. */
  name: string;
  /** Address of the public page. */
  url: string;
  locale: Locale;
  /** Colour of the franchise's or the host's brand, `#rrggbb`; `null` for Turno's. */
  brandColour: string | null;
};

/** MER-011: the poster at the entrance, for A4 and A5: its sizes follow the width of the sheet. */
export function Poster({ brandColour, ...shown }: PosterProps) {
  const theme = useThemeAttributes({ mode: 'light', brandColour });
  return (
    <article className={s.sheet} lang={shown.locale} aria-label={shown.name} {...theme}>
      <div className={s.panel}>
        <Headline {...shown} />
        <Code {...shown} className={s.code} />
      </div>
      <Steps locale={shown.locale} className={s.steps} />
      <p className={s.address}>{posterAddress(shown.url)}</p>
    </article>
  );
}

/** A table tent on A4, to cut out and to fold into a prism: two faces back to back, a base, and a tab to glue. */
export function TableTent({ brandColour, ...shown }: PosterProps) {
  const theme = useThemeAttributes({ mode: 'light', brandColour });
  const words = POSTER_WORDS[shown.locale];
  return (
    <article className={tent.sheet} lang={shown.locale} aria-label={shown.name} {...theme}>
      <div className={tent.cut}>
        <CropMarks />
        {/* The back of the standing tent, which is upside down on the flat sheet and identical to the front. */}
        <div className={tent.back} aria-hidden>
          <Face {...shown} />
        </div>
        <Face {...shown} />
        <div className={tent.base}>
          <FoldMark>{words.fold}</FoldMark>
          <p className={tent.maker}>Turno</p>
        </div>
        <div className={tent.tab}>
          <FoldMark>{words.fold}</FoldMark>
          <p>{words.glue}</p>
        </div>
      </div>
    </article>
  );
}

type Shown = Omit<PosterProps, 'brandColour'>;

function Face(shown: Shown) {
  return (
    <div className={tent.face}>
      <FoldMark>{POSTER_WORDS[shown.locale].fold}</FoldMark>
      <div className={tent.panel}>
        <Code {...shown} className={tent.code} />
        <div className={tent.words}>
          <Headline {...shown} />
          <Steps locale={shown.locale} className={tent.steps} />
          <p className={tent.address}>{posterAddress(shown.url)}</p>
        </div>
      </div>
    </div>
  );
}

function Headline({ name, locale }: Pick<Shown, 'name' | 'locale'>) {
  return (
    <header className={s.headline} data-length={lengthOf(name)}>
      <p className={s.name}>{name}</p>
      <h2 className={s.call}>{POSTER_WORDS[locale].headline}</h2>
    </header>
  );
}

/** The code is level H, because paper at a counter gets wet, torn and written on. */
function Code({ name, url, locale, className }: Shown & { className: string | undefined }) {
  return (
    <div className={className}>
      <QrCode text={url} label={POSTER_WORDS[locale].code(name)} size={200} level="H" />
    </div>
  );
}

function Steps({ locale, className }: { locale: Locale; className: string | undefined }) {
  return (
    <ol className={className}>
      {POSTER_WORDS[locale].steps.map((step, index) => (
        <li key={step} className={s.step}>
          <span className={s.figure} aria-hidden>
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function CropMarks() {
  return ['start', 'end'].flatMap((row) =>
    ['start', 'end'].map((column) => (
      <span
        key={`${row}-${column}`}
        className={tent.crop}
        data-row={row}
        data-column={column}
        aria-hidden
      />
    )),
  );
}

/** A dashed line along the upper edge of a part, named in the margin that is cut off. */
function FoldMark({ children }: { children: string }) {
  return (
    <span className={tent.fold} aria-hidden>
      {children}
    </span>
  );
}

/** The length class of a name: three font sizes keep every name on the sheet. */
function lengthOf(name: string): 'short' | 'long' | 'longest' {
  if (name.length <= 24) return 'short';
  return name.length <= 56 ? 'long' : 'longest';
}

/** MER-011: an address as people type it: without scheme, `www.` and final slash. */
export function posterAddress(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
