import { screenSource } from '@turno/shared-ui/components';

// The remote contains the home page and loads every other screen when it first opens. The name of a chunk lists its
// routes, so that the shell can preload the chunk of the path it opens at.
export const scanScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-scan' */ './scan/scan-screen.tsx').then(
    (module) => module.ScanScreen,
  ),
);
export const merchantScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-merchant' */ './merchant-page/merchant-screen.tsx').then(
    (module) => module.MerchantScreen,
  ),
);
export const takeNumberScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-takeNumber' */ './take-number/take-number-screen.tsx').then(
    (module) => module.TakeNumberScreen,
  ),
);
export const freeAccessScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-freeAccess.freeAccessQueue' */ './free-access/free-access-screen.tsx'
  ).then((module) => module.FreeAccessScreen),
);
export const passModeScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-passMode.passModeQueue' */ './pass-mode/pass-mode-screen.tsx'
  ).then((module) => module.PassModeScreen),
);
export const eventsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-events' */ './events/events-screen.tsx').then(
    (module) => module.EventsScreen,
  ),
);
export const bookQueueScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-bookQueue' */ './book-queue/book-queue-screen.tsx').then(
    (module) => module.BookQueueScreen,
  ),
);
export const eventTicketScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-eventTicket' */ './ticket/event-ticket-screen.tsx').then(
    (module) => module.EventTicketScreen,
  ),
);
export const ticketScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-reservation.passTicket' */ './ticket/ticket-screen.tsx').then(
    (module) => module.TicketScreen,
  ),
);
export const myQueuesScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-myQueues' */ './my-queues/my-queues-screen.tsx').then(
    (module) => module.MyQueuesScreen,
  ),
);
export const myTicketsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-myTickets' */ './my-tickets/my-tickets-screen.tsx').then(
    (module) => module.MyTicketsScreen,
  ),
);
export const ticketPassesScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-ticketPasses' */ './ticket-passes/ticket-passes-screen.tsx'
  ).then((module) => module.TicketPassesScreen),
);
export const signInScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-signIn' */ './sign-in/sign-in-screen.tsx').then(
    (module) => module.SignInScreen,
  ),
);
export const signUpScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-signUp' */ './sign-up/sign-up-screen.tsx').then(
    (module) => module.SignUpScreen,
  ),
);
export const changePasswordScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-changePassword' */ './passwords/change-password-screen.tsx'
  ).then((module) => module.ChangePasswordScreen),
);
export const resetPasswordScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-resetPassword' */ './passwords/reset-password-screen.tsx'
  ).then((module) => module.ResetPasswordScreen),
);
export const confirmEmailScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-confirmEmail' */ './confirm-email/confirm-email-screen.tsx'
  ).then((module) => module.ConfirmEmailScreen),
);
export const ticketOfferScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-ticketOffer' */ './ticket-offer/ticket-offer-screen.tsx').then(
    (module) => module.TicketOfferScreen,
  ),
);
export const accountScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-account' */ './account/account-screen.tsx').then(
    (module) => module.AccountScreen,
  ),
);
