import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'The service and who uses it',
    text: 'Turno is a virtual queue service, born of an emergency and free for everyone who lines up. There are two types of user. A Guest joins the queue of a business and is notified by e-mail or SMS. A Business manages its own waitlist.',
  },
  {
    heading: 'Accounts',
    text: 'Signing in through another service uses your e-mail address and your name only. You may ask us at any time by e-mail to delete your account.',
  },
  {
    heading: 'Age',
    text: 'You must be 18 or have the consent of a parent. Nobody under 13 may use the service, with or without consent.',
  },
  {
    heading: 'Payment by businesses',
    text: 'Subscriptions renew automatically, and there are no partial refunds. We send a receipt by e-mail for each charge and each failed payment. When a card cannot be charged, access is suspended.',
  },
  {
    heading: 'Licence of the app',
    text: 'We grant you a personal, non-exclusive, non-transferable and revocable licence to use the app. You may not copy, change or decompile it beyond what the law allows.',
  },
  {
    heading: 'Content and acceptable use',
    text: 'You answer for what you enter. Do not use the service for anything unlawful, to disturb other people, to take numbers that you do not mean to use, or to get around technical limits.',
  },
  {
    heading: 'Copyright notices',
    text: 'If you believe that something here infringes your copyright, write to us and name the work, the content and how to reach you. We look into it and remove the content where the claim holds.',
  },
  {
    heading: 'Liability',
    text: 'Our liability is capped at the fees of the last 12 months. Claims must be made within 1 year. We announce significant changes of these terms 30 days ahead.',
  },
  {
    heading: 'Law and disputes',
    text: 'Italian law applies. Disputes that cannot be settled between us are decided by arbitration; mandatory consumer rights remain untouched.',
  },
];
