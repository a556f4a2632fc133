import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'What we use',
    text: 'To give you a number we need a temporary account and the numbers you take. If you register we keep your e-mail address and, if you give them, your name and phone number. Your location only serves to show places nearby and is not kept.',
  },
  {
    heading: 'What for',
    text: 'To run the queue, to tell you when it is your turn, to recognise your ticket at the door and to prevent abuse. We do not sell your data.',
  },
  {
    heading: 'For how long',
    text: 'We keep data for up to two years. When you ask for deletion, we delete it within 30 calendar days.',
  },
  {
    heading: 'Minimum age',
    text: 'The service is not meant for anyone under 13 and does not knowingly collect their data.',
  },
  {
    heading: 'Changes',
    text: 'Significant changes of this policy take effect 30 days after they are published.',
  },
];
