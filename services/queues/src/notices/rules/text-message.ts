import type { Locale } from '@turno/shared-types';
import { NOTICE_WORDS, type NoticeKind } from '@turno/shared-types/notices';

/** Messages without their second sentence, which refers to a page that people with only a text message do not have. */
const TITLE_ALONE: readonly NoticeKind[] = ['closed', 'ended'];

/** A message as a text with place and number, because the receiver has no page that shows them. */
export function textMessage(
  kind: NoticeKind,
  { locale, merchant, number }: { locale: Locale; merchant: string; number: string },
): string {
  const { title, text } = NOTICE_WORDS[locale][kind];
  const sentence = TITLE_ALONE.includes(kind) ? `${title}.` : `${title}. ${text}`;
  return `${merchant}, ${number}: ${sentence}`;
}

/** A telephone number with country code, as providers require it; `null` for any other. */
export function textableNumber(phone: string | null): string | null {
  const compact = (phone ?? '').replace(/[ ()./-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}
