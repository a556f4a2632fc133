export { FollowedCallAlerts, type FollowedCallAlertsProps } from './followed-call-alerts.tsx';
