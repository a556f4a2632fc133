import { LOCALES } from '@turno/shared-types/constants';
import { NOTICE_WORDS } from '@turno/shared-types/notices';
import { textableNumber, textMessage } from './text-message.ts';

test.each(LOCALES)('a text in %s names place and number, then what happened', (locale) => {
  const ticket = { locale, merchant: 'Bar Luna', number: 'A7' };
  const words = NOTICE_WORDS[locale];
  expect(textMessage('called', ticket)).toBe(
    `Bar Luna, A7: ${words.called.title}. ${words.called.text}`,
  );
  for (const kind of ['closed', 'ended'] as const) {
    expect(textMessage(kind, ticket)).toBe(`Bar Luna, A7: ${words[kind].title}.`);
  }
});

test.each([
  { phone: '+39 06 5550-101', number: '+39065550101' },
  { phone: '+49 (30) 555/01.02', number: '+49305550102' },
  { phone: '+1234567', number: '+1234567' },
  { phone: '+123456', number: null },
  { phone: '+123456789012345', number: '+123456789012345' },
  { phone: '+1234567890123456', number: null },
  { phone: '+0612345678', number: null },
  { phone: '06 5550 101', number: null },
  { phone: 'call +39065550101', number: null },
  { phone: '+39065550101 x2', number: null },
  { phone: '', number: null },
  { phone: null, number: null },
])('a text is sent to "$phone" as $number', ({ phone, number }) => {
  expect(textableNumber(phone)).toBe(number);
});
