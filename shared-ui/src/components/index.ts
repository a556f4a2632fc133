export { Alert, type AlertProps } from './alert.tsx';
export { Button, type ButtonProps, type ButtonVariant, buttonClass } from './button.tsx';
export { Card, type CardProps, Perforation } from './card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { classNames } from './class-names.ts';
export { ConfirmSheet, type ConfirmSheetProps } from './confirm-sheet.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { FrameServices } from './frame-services.tsx';
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
} from './icons.ts';
export { LazyPart, type LazyPartProps, type LazySource, lazySource } from './lazy-part.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export { LiveIndicator } from './live-indicator.tsx';
export { OfflineBanner } from './offline-banner.tsx';
export { PageTitle, type PageTitleProps, useTitle } from './page-title.tsx';
export { quietPart } from './quiet-part.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { Select, type SelectProps } from './select.tsx';
export { loadSheet, Sheet, type SheetProps } from './sheet.tsx';
export { Skeleton, SkeletonGroup } from './skeleton.tsx';
export { SkipLink } from './skip-link.tsx';
export { Spinner } from './spinner.tsx';
export { type Status, StatusBadge } from './status-badge.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TicketNumber, type TicketNumberProps } from './ticket-number.tsx';
export { toast, useToast } from './toast.ts';
export type { ShowToast, ToastKind, ToastOptions } from './toast-queue.ts';
export { Toaster } from './toaster.tsx';
export { useAnnounce } from './use-announce.ts';
export { useDelayed } from './use-delayed.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
