import { useToast } from '@turno/shared-ui/components';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { createPath, useLocation, useNavigate } from '@turno/shared-ui/router';
import type { ErrorAreaName } from './error-areas.ts';
import { planFor } from './plan-for.ts';

/** What the screen itself has to show; a toast is gone already. */
export type ToldError =
  | { as: 'alert'; text: string }
  | { as: 'field'; field: string; text: string };

/**
 * Tells a failure the way its area does: shows the toast, leaves the page where it must be left, and answers what is to
 * stand in its place. `null` when nothing is.
 */
export function useTellError(): (area: ErrorAreaName, thrown: unknown) => ToldError | null {
  const t = useSharedTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const origin = createPath(useLocation());
  return (area, thrown) => {
    const { tell, error, fallback, goTo } = planFor(area, thrown);
    const says = error !== null && (error.code !== null || error.isOffline || error.message !== '');
    const text = says ? errorText(t, error) : t(`fallbacks.${fallback}`);
    if (goTo === 'home') void navigate('/', { replace: true });
    if (goTo === 'sign-in') void navigate('/signin', { replace: true, state: { origin } });
    // what would stand in its place goes with the page that is left.
    if (goTo === 'sign-in') return null;
    if (tell.as === 'toast' || goTo === 'home') {
      toast.error(text, tell.as === 'toast' ? { durationMs: tell.lifeMs } : {});
      return null;
    }
    return tell.as === 'field' ? { as: 'field', field: tell.field, text } : { as: 'alert', text };
  };
}
