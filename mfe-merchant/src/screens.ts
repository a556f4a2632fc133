import { screenSource } from '@turno/shared-ui/components';

// The remote contains the dashboard and loads these screens when they first open. The name of a chunk lists its routes, so
// that the shell can preload the chunk of the path it opens at.
export const ticketsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-queueTickets' */ './tickets/tickets-screen.tsx').then(
    (module) => module.TicketsScreen,
  ),
);
export const addCustomerScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-addCustomer' */ './add-customer/add-customer-screen.tsx').then(
    (module) => module.AddCustomerScreen,
  ),
);
export const limitsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-limits' */ './limits/limits-screen.tsx').then(
    (module) => module.LimitsScreen,
  ),
);
export const openingsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-openings' */ './openings/openings-screen.tsx').then(
    (module) => module.OpeningsScreen,
  ),
);
export const specialTimesScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-specialTimes' */ './openings/special-times-screen.tsx').then(
    (module) => module.SpecialTimesScreen,
  ),
);
export const queueListScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-queues' */ './queue-list/queue-list-screen.tsx').then(
    (module) => module.QueueListScreen,
  ),
);
export const passTypesScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-passTypes' */ './pass-types/pass-types-screen.tsx').then(
    (module) => module.PassTypesScreen,
  ),
);
export const passTypeScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-passType' */ './pass-types/pass-type-editor.tsx').then(
    (module) => module.PassTypeEditorScreen,
  ),
);
export const queueEditorScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-queueEditor' */ './queue-editor/queue-editor.tsx').then(
    (module) => module.QueueEditorScreen,
  ),
);
export const eventEditorScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-eventEditor' */ './event-editor/event-editor.tsx').then(
    (module) => module.EventEditorScreen,
  ),
);
export const managersScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-managers' */ './managers/managers-screen.tsx').then(
    (module) => module.ManagersScreen,
  ),
);
export const activityScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-activity' */ './activity/activity-screen.tsx').then(
    (module) => module.ActivityScreen,
  ),
);
export const boardsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-boards' */ './boards/boards-screen.tsx').then(
    (module) => module.BoardsScreen,
  ),
);
export const settingsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-settings' */ './settings/settings-screen.tsx').then(
    (module) => module.SettingsScreen,
  ),
);
export const reportsScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-reports' */ './reports/reports-screen.tsx').then(
    (module) => module.ReportsScreen,
  ),
);
export const addMerchantScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-addMerchant' */ './registration/add-merchant-screen.tsx').then(
    (module) => module.AddMerchantScreen,
  ),
);
export const createMerchantScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-createMerchant' */ './registration/create-merchant-screen.tsx'
  ).then((module) => module.CreateMerchantScreen),
);
export const welcomeScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-welcome' */ './registration/welcome-screen.tsx').then(
    (module) => module.WelcomeScreen,
  ),
);
export const invitationScreen = screenSource(() =>
  import(/* webpackChunkName: 'route-invitation' */ './invitation/invitation-screen.tsx').then(
    (module) => module.InvitationScreen,
  ),
);
export const franchiseInvitationScreen = screenSource(() =>
  import(
    /* webpackChunkName: 'route-franchiseInvitation' */ './settings/franchise/franchise-invitation-screen.tsx'
  ).then((module) => module.FranchiseInvitationScreen),
);
