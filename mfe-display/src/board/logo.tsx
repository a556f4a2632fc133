import { useState } from 'react';
import s from './board-header.module.css';

/** A merchant's logo; one that does not load leaves no hole. The name stands beside it, so it needs no words. */
export function Logo({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) return null;
  return <img className={s.logo} src={url} alt="" onError={() => setBroken(true)} />;
}
