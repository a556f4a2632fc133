import { LOCALES } from '@turno/shared-types/constants';
import { defineTexts, operatedTexts, sharedTexts, type TextBundle } from '@turno/shared-ui/i18n';

const none = async () => ({ texts: {} });

/** For a mount without texts of its own. */
export const noTexts = defineTexts('test', { it: none, en: none, es: none, de: none });

/** Loads texts in every language before the tests of a file, so that a mount has them at its first render. */
export function loadBeforeTests(...bundles: readonly TextBundle[]): void {
  beforeAll(async () => {
    await Promise.all(LOCALES.flatMap((locale) => bundles.map((each) => each.load(locale))));
  });
}

// The helpers run in browser tests too, where there is no such hook.
if (typeof beforeAll === 'function') loadBeforeTests(sharedTexts, operatedTexts, noTexts);
