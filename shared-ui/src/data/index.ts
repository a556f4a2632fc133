export { type Action, ActionSheet, type ActionSheetProps } from './action-sheet.tsx';
export { NumberBadge, type NumberBadgeProps, Progress, type ProgressProps } from './figures.tsx';
export { ListRow, type ListRowProps, ListRows } from './list-row.tsx';
export { NO_PAGES, type Pages, ShowMore, type ShowMoreProps, withPage } from './pages.tsx';
export { type Column, Table, type TableProps } from './table.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
