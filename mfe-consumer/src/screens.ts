import { lazySource } from '@turno/shared-ui/components';

// The remote contains the home page and loads every other screen when it first opens. The name of a chunk lists its
// routes, so that the shell can preload the chunk of the path it opens at.
export const scanScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-scan' */ './scan/scan-screen.tsx').then(
    (module) => module.ScanScreen,
  ),
);
export const merchantScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-merchant' */ './merchant-page/merchant-screen.tsx').then(
    (module) => module.MerchantScreen,
  ),
);
export const takeNumberScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-takeNumber' */ './take-number/take-number-screen.tsx').then(
    (module) => module.TakeNumberScreen,
  ),
);
export const freeAccessScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-freeAccess.freeAccessQueue' */ './free-access/free-access-screen.tsx'
  ).then((module) => module.FreeAccessScreen),
);
export const passModeScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-passMode.passModeQueue' */ './pass-mode/pass-mode-screen.tsx'
  ).then((module) => module.PassModeScreen),
);
export const eventsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-events' */ './events/events-screen.tsx').then(
    (module) => module.EventsScreen,
  ),
);
export const bookQueueScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-bookQueue' */ './book-queue/book-queue-screen.tsx').then(
    (module) => module.BookQueueScreen,
  ),
);
export const eventTicketScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-eventTicket' */ './ticket/event-ticket-screen.tsx').then(
    (module) => module.EventTicketScreen,
  ),
);
export const ticketScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-reservation.passTicket' */ './ticket/ticket-screen.tsx').then(
    (module) => module.TicketScreen,
  ),
);
export const myQueuesScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-myQueues' */ './my-queues/my-queues-screen.tsx').then(
    (module) => module.MyQueuesScreen,
  ),
);
export const myTicketsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-myTickets' */ './my-tickets/my-tickets-screen.tsx').then(
    (module) => module.MyTicketsScreen,
  ),
);
export const ticketPassesScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-ticketPasses' */ './ticket-passes/ticket-passes-screen.tsx'
  ).then((module) => module.TicketPassesScreen),
);
export const signInScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-signIn' */ './sign-in/sign-in-screen.tsx').then(
    (module) => module.SignInScreen,
  ),
);
export const signUpScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-signUp' */ './sign-up/sign-up-screen.tsx').then(
    (module) => module.SignUpScreen,
  ),
);
export const changePasswordScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-changePassword' */ './passwords/change-password-screen.tsx'
  ).then((module) => module.ChangePasswordScreen),
);
export const resetPasswordScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-resetPassword' */ './passwords/reset-password-screen.tsx'
  ).then((module) => module.ResetPasswordScreen),
);
export const confirmEmailScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-confirmEmail' */ './confirm-email/confirm-email-screen.tsx'
  ).then((module) => module.ConfirmEmailScreen),
);
export const ticketOfferScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-ticketOffer' */ './ticket-offer/ticket-offer-screen.tsx').then(
    (module) => module.TicketOfferScreen,
  ),
);
export const accountScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-account' */ './account/account-screen.tsx').then(
    (module) => module.AccountScreen,
  ),
);
