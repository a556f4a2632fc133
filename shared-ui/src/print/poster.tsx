import { useSharedTexts } from '@turno/shared-ui/i18n';
import { QrCode } from '@turno/shared-ui/qr';
import s from './poster.module.css';

export type PosterProps = {
  /** Name of the merchant. */
  name: string;
  /** Address of the public page. */
  url: string;
};

const STEPS = ['scan', 'take', 'arrive'] as const;

/** MER-011: the poster at the entrance: name, code, three steps, address. Black on white for every printer. */
export function Poster({ name, url }: PosterProps) {
  const t = useSharedTexts();
  return (
    <article className={s.poster} aria-label={name}>
      <h2 className={s.name}>{name}</h2>
      <p className={s.headline}>{t('print.headline')}</p>
      <div className={s.code}>
        <QrCode text={url} label={t('print.code', { name })} size={200} level="H" />
      </div>
      <ol className={s.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={s.step}>
            <span className={s.figure} aria-hidden>
              {index + 1}
            </span>
            {t(`print.steps.${step}`)}
          </li>
        ))}
      </ol>
      <p className={s.address}>{posterAddress(url)}</p>
    </article>
  );
}

/** MER-011: an address as people type it: without scheme, `www.` and final slash. */
export function posterAddress(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
