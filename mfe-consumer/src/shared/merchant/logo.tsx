import { useState } from 'react';
import s from './logo.module.css';

type LogoProps = { name: string; url: string | null; size: number };

/**
 * A merchant's logo, or the first letter of its name when there is none or it cannot be shown. Hidden from screen readers,
 * which read the name beside it.
 */
export function Logo({ name, url, size }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { inlineSize: size, blockSize: size };
  if (url !== null && url !== broken) {
    return (
      <img
        className={s.logo}
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={style}
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <span className={s.letter} style={style} aria-hidden>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
