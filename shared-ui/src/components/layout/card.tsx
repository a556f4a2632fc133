import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import s from './card.module.css';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** `ticket` is the one raised surface of a page; `quiet` has no edge. */
  variant?: 'panel' | 'ticket' | 'quiet';
  /** The HTML element; a self-contained card is an `article`. */
  as?: 'div' | 'article' | 'section' | 'li';
};

/** A surface that holds one thing. */
export function Card({ variant = 'panel', as: Element = 'div', className, ...rest }: CardProps) {
  const attributes = { ...rest, className: classNames(s.card, s[variant], className) };
  return <Element {...(attributes as object)} />;
}

/** The perforation of a ticket, from edge to edge of its card. */
export function Perforation() {
  return <hr className={s.perforation} />;
}
