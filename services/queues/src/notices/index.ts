/** Messages to people who wait: their subscriptions, what is new for them, and how it is sent. */

export { followGuestTickets } from './actions/follow-holder.ts';
export { notifyPeople } from './actions/notify-people.ts';
export { sendNotice } from './actions/send-notice.ts';
export { startTexts } from './actions/start-texts.ts';
export { textConfig, textProblem, textSenderOf } from './clients/text-messages.ts';
export { configuredKeys, createPushSender, pushConfig, pushProblem } from './clients/web-push.ts';
export type { Deps } from './deps.ts';
export { noticeRoutes } from './routes/notices.ts';
export { createTicketNotices, keyOf as noticesIdOf } from './store/ticket-notices.ts';
export { storedVapidKeys } from './store/vapid-keys.ts';
