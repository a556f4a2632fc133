import s from './logo.module.css';

type LogoProps = { name: string; url: string | null; size: number };

/** A merchant's logo, or the first letter of its name. Hidden from screen readers, which read the name beside it. */
export function Logo({ name, url, size }: LogoProps) {
  const style = { inlineSize: size, blockSize: size };
  if (url !== null) {
    return (
      <img
        className={s.logo}
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={style}
      />
    );
  }
  return (
    <span className={s.letter} style={style} aria-hidden>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
