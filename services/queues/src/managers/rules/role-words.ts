import type { Locale, StaffRole } from '@turno/shared-types';

/** S-08: the names of the roles, as on the page of the team. */
export const ROLE_WORDS: Record<Locale, Record<StaffRole, string>> = {
  it: { owner: 'Titolare', manager: 'Responsabile', desk: 'Sportello', door: 'Ingresso' },
  en: { owner: 'Owner', manager: 'Manager', desk: 'Desk', door: 'Entrance' },
  es: { owner: 'Titular', manager: 'Responsable', desk: 'Puesto', door: 'Entrada' },
  de: { owner: 'Inhaber', manager: 'Leitung', desk: 'Schalter', door: 'Einlass' },
};
