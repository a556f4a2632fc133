export const text = [
  {
    heading: 'The service and who uses it',
    paragraphs: [
      'Turno is a virtual queue service, born of an emergency and free for everyone who lines up. By using it you accept these terms.',
      'There are two types of user. A Guest joins the queue of a business and is notified by e-mail or SMS. A Business manages its own waiting list, calls the numbers and decides when the queue is open.',
      'A number stands for an order, not for a time: the waits we show are estimates. Who is served, when and on what terms is up to the Business.',
    ],
  },
  {
    heading: 'Accounts',
    paragraphs: [
      'You can take a number without registering: a temporary account stays on this device. Signing in through another service uses your e-mail address and your name only.',
      'Keep your password to yourself, and tell us if you think that others use your account. You may ask us at any time by e-mail to delete your account.',
    ],
  },
  {
    heading: 'Age',
    paragraphs: [
      'You must be 18 or have the consent of a parent. Nobody under 13 may use the service, with or without consent.',
    ],
  },
  {
    heading: 'Payment by businesses',
    paragraphs: [
      'Subscriptions of Businesses renew automatically when they end, until they are cancelled. There are no partial refunds.',
      'We send a receipt by e-mail for each charge and each failed payment. When a card cannot be charged, access is suspended until the payment succeeds.',
    ],
  },
  {
    heading: 'Licence of the app',
    paragraphs: [
      'We grant you a personal, non-exclusive, non-transferable and revocable licence to use the app on your devices. You may not copy, change, resell or decompile it beyond what the law allows.',
    ],
  },
  {
    heading: 'Content and acceptable use',
    paragraphs: [
      'What you enter stays yours: you only allow us to show it to those who need it for the queue to work. You are responsible for it.',
      'Do not use the service for anything unlawful, to disturb other people, to take numbers that you do not mean to use, to resell them, or to get around technical limits. We may suspend accounts that do.',
    ],
  },
  {
    heading: 'Copyright notices',
    paragraphs: [
      'If you believe that something here infringes your copyright, write to us and name the work, the content, how to reach you and why you hold the right. We look into it, hear the person who entered it, and remove the content if the claim is justified.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'We offer the service as it is and do our best to keep it reachable, without a guarantee. Our liability is capped at the fees of the last 12 months. Claims must be made within 1 year.',
      'Nothing here limits liability for intent or gross negligence, nor mandatory consumer rights.',
    ],
  },
  {
    heading: 'Changes',
    paragraphs: [
      'We announce significant changes to these terms 30 days ahead. If you go on using the service you accept them; if you do not accept them, you may close your account.',
    ],
  },
  {
    heading: 'Law and disputes',
    paragraphs: [
      'Italian law applies. Disputes that cannot be settled between us are decided by arbitration; mandatory consumer rights, and the courts that the law reserves to consumers, remain untouched.',
    ],
  },
  {
    heading: 'Who we are',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
