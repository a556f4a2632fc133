import type { Texts } from '../../text-tree.ts';
import type { common as it } from '../it/common.ts';

export const common = {
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  clear: 'Borrar',
  loading: 'Cargando…',
  pending: 'Espera…',
  skipToContent: 'Ir al contenido',
  notifications: 'Notificaciones',
  offline: 'Estás sin conexión. Los datos pueden no estar actualizados.',
  noConnection: 'Sin conexión. Comprueba la red e inténtalo de nuevo.',
  live: 'En directo',
  reconnecting: 'Reconectando…',
  polling: 'Se actualiza cada pocos segundos',
  updatedAt: 'Última actualización {{time}}',
  errorTitle: 'Algo ha ido mal',
  errorMessage: 'Se ha producido un problema. Inténtalo dentro de unos segundos.',
  remoteFailed: 'Esta parte no se ha cargado.',
  status: {
    open: 'Abierta',
    opened: 'Abierta',
    paused: 'En pausa',
    closed: 'Cerrada',
    waiting: 'En espera',
    now: 'Es tu turno',
    expired: 'Caducado',
    'checked-in': 'Ha entrado',
    'free-access': 'Acceso libre',
  },
} satisfies Texts<typeof it>;
