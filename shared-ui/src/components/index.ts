export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './actions/button.tsx';
export { LinkButton, type LinkButtonProps } from './actions/link-button.tsx';
export { classNames } from './class-names.ts';
export {
  ArrowLeft,
  Bell,
  Camera,
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
  Hash,
  House,
  Info,
  LogIn,
  LogOut,
  MapPin,
  Menu,
  Minus,
  Pause,
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
export { type Status, StatusBadge } from './display/status-badge.tsx';
export { TicketNumber, type TicketNumberProps } from './display/ticket-number.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { LiveIndicator } from './feedback/live-indicator.tsx';
export { OfflineBanner } from './feedback/offline-banner.tsx';
export { Skeleton, SkeletonGroup } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { useDelayed } from './feedback/use-delayed.ts';
export { Checkbox, type CheckboxProps } from './inputs/checkbox.tsx';
export { SearchField, type SearchFieldProps } from './inputs/search-field.tsx';
export { Select, type SelectProps } from './inputs/select.tsx';
export { TextField, type TextFieldProps } from './inputs/text-field.tsx';
export { Card, type CardProps, Perforation } from './layout/card.tsx';
export { FrameServices } from './layout/frame-services.tsx';
export { PageTitle, type PageTitleProps, useTitle } from './layout/page-title.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { useAnnounce } from './layout/use-announce.ts';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { LazyPart, type LazyPartProps, type LazySource, lazySource } from './lazy/lazy-part.tsx';
export { optionalPart } from './lazy/optional-part.tsx';
export { ConfirmSheet, type ConfirmSheetProps } from './overlays/confirm-sheet.tsx';
export { loadSheet, Sheet, type SheetProps } from './overlays/sheet.tsx';
export { toast, useToast } from './toasts/toast.ts';
export type { ShowToast, ToastKind, ToastOptions } from './toasts/toast-queue.ts';
export { Toaster } from './toasts/toaster.tsx';
