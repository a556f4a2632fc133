import type { Texts } from '@turno/shared-ui/i18n';
import type { ticketTexts as it } from '../it/tickets.ts';

/** The texts about the tickets of a queue and the customers whom staff add. */
export const ticketTexts = {
  toQueues: 'Volver a las colas',
  queueMissing: {
    title: 'Cola no encontrada',
    hint: 'Ya no existe, o pertenece a un local que no gestionas.',
  },
  tickets: {
    title: 'Tickets',
    filters: 'Qué tickets',
    next: 'Próximos',
    gone: 'Pasados',
    size: '{{size}} personas',
    search: 'Buscar un ticket',
    searchIn: 'Buscar en {{queue}}',
    searchLabel: 'Nombre, teléfono o número',
    searchHint:
      'Escribe al menos 3 caracteres. Un número corto se completa con ceros: 007 para el 7.',
    noneFound: 'Ningún ticket de hoy para «{{text}}»',
    noneWaiting: 'No espera nadie',
    noneCalled: 'Hoy no se ha llamado a nadie',
    behind: 'La cola ha cambiado mientras tanto.',
    refresh: 'Actualizar la lista',
    number: 'Número',
    show: 'Espectáculo',
    name: 'Nombre',
    people: 'Personas',
    phone: 'Teléfono',
    since: 'Tomado a las',
    calledAt: 'Llamado a las',
    outcome: 'Estado',
    aside: 'Guardado aparte',
    waiting: 'En espera',
  },
  addCustomer: {
    title: 'Añadir un cliente',
    people: '¿Cuántas personas?',
    send: 'Añadir a la cola',
    done: '{{name}} tiene el número {{number}}',
    show: 'Espectáculo',
    showOption_one: '{{day}}, {{time}} · {{count}} plaza libre',
    showOption_other: '{{day}}, {{time}} · {{count}} plazas libres',
    noShows: 'No hay espectáculos que reservar',
    noShowsHint: 'Los espectáculos han pasado, están completos o aún no se pueden reservar.',
    blocked: {
      'free-access': 'En esta cola el acceso es libre: nadie toma número.',
      'needs-pass': 'En esta cola se entra con un pase: el cliente toma el número con el suyo.',
      paused: 'La cola está en pausa. Reanúdala para añadir un cliente.',
      closed: 'La cola está cerrada. Vuelve a abrirla para añadir un cliente.',
      offline: 'Estás sin conexión: podrás añadir al cliente en cuanto vuelva la red.',
    },
  },
} satisfies Texts<typeof it>;
