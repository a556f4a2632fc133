import type { LanguageStore } from '@turno/shared-ui/language/store';
import type { ServiceAddress } from '@turno/shared-ui/restore';
import type { ShellConfig } from '../shell-config.ts';

/** Where the host's own calls go, in the language that the page has at each of them. */
export function gatewayAddress(
  { apiBase, clientKey }: Pick<ShellConfig, 'apiBase' | 'clientKey'>,
  language: Pick<LanguageStore, 'read'>,
): ServiceAddress {
  return {
    apiBase,
    clientKey,
    get locale() {
      return language.read();
    },
  };
}
