import { errorText, type Translate } from '@turno/shared-ui/i18n';
import { BotCheckError } from './bot-check-error.ts';

/** IDN-022, IDN-023: the message for a person whose bot check failed. */
export function botCheckText(t: Translate, error: unknown): string {
  if (!(error instanceof BotCheckError)) return errorText(t, error);
  return t(`botCheck.${error.reason}`);
}
