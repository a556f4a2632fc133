// The folder of the remote or host whose copy of these components the page shares.
export { scriptBase as componentsBase } from '../theme/script-base.ts';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  buttonClass,
  LinkButton,
  type LinkButtonProps,
} from './actions/button.tsx';
export { classNames } from './class-names.ts';
export { useAnnounce } from './context/frame-context.ts';
export type { ShowToast, ToastKind, ToastOptions } from './context/toast-queue.ts';
export {
  ArrowLeft,
  Bell,
  CalendarDays,
  Camera,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  ExternalLink,
  Globe,
  Hash,
  House,
  Info,
  LogIn,
  LogOut,
  MapPin,
  Maximize2,
  Menu,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  QrCode,
  RefreshCw,
  ScanLine,
  Search,
  Settings,
  Share2,
  SkipForward,
  Store,
  Ticket,
  Trash2,
  TriangleAlert,
  User,
  Users,
  Volume2,
  WifiOff,
  X,
} from './display/icons.ts';
export { Spinner } from './display/spinner.tsx';
export { type Status, StatusBadge } from './display/status-badge.tsx';
export { TicketNumber, type TicketNumberProps } from './display/ticket-number.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { LiveIndicator, OfflineBanner } from './feedback/connection.tsx';
export { Skeleton, SkeletonGroup, useDelayed } from './feedback/loading.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './feedback/states.tsx';
export { TopNotice } from './feedback/top-notice.tsx';
export { FrameServices } from './frame/frame-services.tsx';
export { PageServices } from './frame/page-services.tsx';
export { Checkbox, type CheckboxProps } from './inputs/checkbox.tsx';
export { SearchField, type SearchFieldProps } from './inputs/search-field.tsx';
export { Select, type SelectProps } from './inputs/select.tsx';
export { TextField, type TextFieldProps } from './inputs/text-field.tsx';
export { Card, type CardProps, Perforation } from './layout/card.tsx';
export {
  PageTitle,
  type PageTitleProps,
  SkipLink,
  useSetTitle,
  useTitle,
  useTitleOverride,
} from './layout/page-title.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { FailoverContext } from './lazy/failover.ts';
export {
  LazyPart,
  type LazyPartProps,
  lazySource,
  screenSource,
  stayingSource,
} from './lazy/lazy-part.tsx';
export type { LazySource } from './lazy/lazy-source.ts';
export { optionalPart, screenPart } from './lazy/optional-part.tsx';
export { usePreload } from './lazy/use-preload.ts';
export {
  ConfirmSheet,
  type ConfirmSheetProps,
  loadQuestion,
  loadSheet,
  Sheet,
} from './overlays/sheet.tsx';
export type { SheetProps } from './overlays/sheet-panel.tsx';
export { loadToaster, Toaster, toast, usePageToast, useToast } from './toasts/toaster.tsx';
