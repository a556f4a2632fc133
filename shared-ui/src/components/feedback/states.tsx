import { SPINNER_MS } from '@turno/shared-types/constants';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { RefreshCw, TriangleAlert } from '../display/icons.ts';
import { useAtLeast } from './loading.tsx';
import s from './state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** The one next step, in words. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

/** Says that a list is empty, and shows the next step. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={s.state}>
      {icon && (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={s.title}>{title}</p>
      {children && <div className={s.words}>{children}</div>}
      {action}
    </div>
  );
}

export type ErrorStateProps = {
  /** The thrown error; shown with the text of the error catalogue. */
  error?: unknown;
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Whether it fills a whole page, whose heading the title then is. */
  isPage?: boolean;
};

/** Takes the place of content that could not be loaded, with a retry. */
export function ErrorState(props: ErrorStateProps) {
  const { error, title, message, onRetry, isRetrying, isPage = false } = props;
  const t = useSharedTexts();
  const isPending = useAtLeast(isRetrying ?? false, SPINNER_MS);
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={s.state}>
      {/* The button is outside of the alert: it comes and goes, and screen readers would announce the whole alert again. */}
      <div className={s.alert} role="alert">
        <span className={s.problem} aria-hidden>
          <TriangleAlert size={32} />
        </span>
        <Title className={s.title}>{title ?? t('errorTitle')}</Title>
        <div className={s.words}>{message ?? errorText(t, error)}</div>
      </div>
      {onRetry && (
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden />}
          onPress={onRetry}
          isPending={isPending}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
