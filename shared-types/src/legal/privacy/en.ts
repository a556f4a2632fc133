export const text = [
  {
    heading: 'What we use',
    paragraphs: [
      'To give you a number we need a temporary account and the numbers you take. If you register we keep your e-mail address and, if you give them, your name and phone number. If you sign in through another service we receive your e-mail address and name from it, nothing else.',
      'Your location, if you allow it, only serves to show places nearby and is not kept. The camera reads codes on your device; no picture leaves it.',
    ],
  },
  {
    heading: 'What for',
    paragraphs: [
      'To run the queue, to tell you when it is your turn, to recognise your ticket at the door and to prevent abuse. We show no advertising and do not sell your data.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'The business whose queue you join sees your number, how many people are with you and the name you gave it. Suppliers who host the service and send messages process data on our behalf.',
    ],
  },
  {
    heading: 'What stays on your device',
    paragraphs: [
      'No tracking cookies. The browser keeps your session, your role and a few preferences until you sign out or clear its data.',
    ],
  },
  {
    heading: 'For how long',
    paragraphs: [
      'We keep data for up to two years. When you ask for deletion, we delete it within 30 calendar days. We also delete an account that nobody has used for two years, and say so by e-mail 30 days before.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You may ask to see your data, to receive a copy and to have it corrected or deleted, and you may object to a use of it. You may also turn to the data protection authority.',
    ],
  },
  {
    heading: 'Minimum age',
    paragraphs: [
      'The service is not meant for anyone under 13 and does not knowingly collect their data; if we find any, we delete it.',
    ],
  },
  {
    heading: 'Changes',
    paragraphs: [
      'Significant changes to this policy take effect 30 days after they are published.',
    ],
  },
  {
    heading: 'Who is responsible for the data',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
