export { type Action, ActionSheet, type ActionSheetProps } from './action-sheet.tsx';
export { ListRow, type ListRowProps, ListRows } from './list-row.tsx';
export { NumberBadge, type NumberBadgeProps } from './number-badge.tsx';
export { NO_PAGES, type Pages, withPage } from './pages.ts';
export { Progress, type ProgressProps } from './progress.tsx';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
export { type Column, Table, type TableProps } from './table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
