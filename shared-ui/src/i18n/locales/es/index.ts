import type { Texts } from '../../define-texts.ts';
import type { texts as it } from '../it/index.ts';

/** The Spanish words of every page; those of pages that somebody operates are in `operated.ts`. */
export const texts = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  pending: 'Espera…',
  offline: 'Estás sin conexión. Los datos pueden no estar actualizados.',
  live: 'En directo',
  reconnecting: 'Reconectando…',
  polling: 'Se actualiza cada pocos segundos',
  updatedAt: 'Última actualización {{time}}',
  errorTitle: 'Algo ha ido mal',
  errorMessage: 'Se ha producido un problema. Inténtalo dentro de unos segundos.',
  dates: { day: '{{day}}/{{month}}/{{year}}', shortDay: '{{day}}/{{month}}' },
  day: { today: 'Hoy', tomorrow: 'Mañana' },
} satisfies Texts<typeof it>;
