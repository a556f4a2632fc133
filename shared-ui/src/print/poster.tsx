import { QrCode } from '@turno/shared-ui/qr';
import { fillWords, useOwnWords } from '../words/own-words.ts';
import s from './poster.module.css';
import { posterAddress } from './poster-address.ts';
import { PRINT_TEXTS } from './texts.ts';

export type PosterProps = {
  /** Name of the merchant. */
  name: string;
  /** Address of the public page. */
  url: string;
};

/** MER-011: what hangs at the entrance: name, code, three steps, address. Black on white, as printers have it. */
export function Poster({ name, url }: PosterProps) {
  const words = useOwnWords(PRINT_TEXTS);
  return (
    <article className={s.poster} aria-label={name}>
      <h2 className={s.name}>{name}</h2>
      <p className={s.headline}>{words.headline}</p>
      <div className={s.code}>
        <QrCode text={url} label={fillWords(words.code, { name })} size={200} level="H" />
      </div>
      <ol className={s.steps}>
        {words.steps.map((step, index) => (
          <li key={step} className={s.step}>
            <span className={s.figure} aria-hidden>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className={s.address}>{posterAddress(url)}</p>
    </article>
  );
}
