import { useToast } from '@turno/shared-ui/components';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { createPath, useLocation, useNavigate } from '@turno/shared-ui/router';
import type { ErrorAreaName } from './error-areas.ts';
import { planFor } from './plan-for.ts';

/** The part of an error that the screen itself has to show; a toast is shown already. */
export type ReportedError =
  | { as: 'alert'; text: string }
  | { as: 'field'; field: string; text: string };

/**
 * Reports an error as its area prescribes: shows the toast, navigates if needed, and returns what the screen shows;
 * `null` when nothing is left to show.
 */
export function useReportError(): (area: ErrorAreaName, thrown: unknown) => ReportedError | null {
  const t = useSharedTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const origin = createPath(useLocation());
  return (area, thrown) => {
    const { display, error, fallback, goTo } = planFor(area, thrown);
    const isKnown =
      error !== null && (error.code !== null || error.isOffline || error.message !== '');
    const text = isKnown ? errorText(t, error) : t(`fallbacks.${fallback}`);
    if (goTo === 'home') void navigate('/', { replace: true });
    if (goTo === 'sign-in') void navigate('/signin', { replace: true, state: { origin } });
    // the sign-in page replaces the page and its alert.
    if (goTo === 'sign-in') return null;
    if (display.as === 'toast' || goTo === 'home') {
      toast.error(text, display.as === 'toast' ? { durationMs: display.lifeMs } : {});
      return null;
    }
    return display.as === 'field'
      ? { as: 'field', field: display.field, text }
      : { as: 'alert', text };
  };
}
