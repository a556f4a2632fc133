import { lazySource } from '@turno/shared-ui/components';

// The remote contains the dashboard and loads these screens when they first open. The name of a chunk lists its routes, so
// that the shell can preload the chunk of the path it opens at.
export const ticketsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-queueTickets' */ './tickets/tickets-screen.tsx').then(
    (module) => module.TicketsScreen,
  ),
);
export const addCustomerScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-addCustomer' */ './add-customer/add-customer-screen.tsx').then(
    (module) => module.AddCustomerScreen,
  ),
);
export const limitsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-limits' */ './limits/limits-screen.tsx').then(
    (module) => module.LimitsScreen,
  ),
);
export const openingsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-openings' */ './openings/openings-screen.tsx').then(
    (module) => module.OpeningsScreen,
  ),
);
export const specialTimesScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-specialTimes' */ './openings/special-times-screen.tsx').then(
    (module) => module.SpecialTimesScreen,
  ),
);
export const queueListScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-queues' */ './queue-list/queue-list-screen.tsx').then(
    (module) => module.QueueListScreen,
  ),
);
export const passTypesScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-passTypes' */ './pass-types/pass-types-screen.tsx').then(
    (module) => module.PassTypesScreen,
  ),
);
export const passTypeScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-passType' */ './pass-types/pass-type-editor.tsx').then(
    (module) => module.PassTypeEditorScreen,
  ),
);
export const queueEditorScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-queueEditor' */ './queue-editor/queue-editor.tsx').then(
    (module) => module.QueueEditorScreen,
  ),
);
export const eventEditorScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-eventEditor' */ './event-editor/event-editor.tsx').then(
    (module) => module.EventEditorScreen,
  ),
);
export const activityScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-activity' */ './activity/activity-screen.tsx').then(
    (module) => module.ActivityScreen,
  ),
);
export const boardsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-boards' */ './boards/boards-screen.tsx').then(
    (module) => module.BoardsScreen,
  ),
);
export const settingsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-settings' */ './settings/settings-screen.tsx').then(
    (module) => module.SettingsScreen,
  ),
);
export const reportsScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-reports' */ './reports/reports-screen.tsx').then(
    (module) => module.ReportsScreen,
  ),
);
export const addMerchantScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-addMerchant' */ './registration/add-merchant-screen.tsx').then(
    (module) => module.AddMerchantScreen,
  ),
);
export const createMerchantScreen = lazySource(() =>
  import(
    /* webpackChunkName: 'route-createMerchant' */ './registration/create-merchant-screen.tsx'
  ).then((module) => module.CreateMerchantScreen),
);
export const welcomeScreen = lazySource(() =>
  import(/* webpackChunkName: 'route-welcome' */ './registration/welcome-screen.tsx').then(
    (module) => module.WelcomeScreen,
  ),
);
