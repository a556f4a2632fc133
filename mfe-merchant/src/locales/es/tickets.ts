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
    title: 'Tiques',
    filters: 'Qué tiques',
    next: 'Próximos',
    gone: 'Pasados',
    size: '{{size}} personas',
    search: 'Buscar un tique',
    searchIn: 'Buscar en {{queue}}',
    searchLabel: 'Nombre, teléfono o número',
    searchHint:
      'Escribe al menos 3 caracteres. Un número corto se completa con ceros: 007 para el 7.',
    noneFound: 'Ningún tique de hoy para «{{text}}»',
    noneWaiting: 'No espera nadie',
    noneCalled: 'Hoy no se ha llamado a nadie',
    behind: 'La cola ha cambiado mientras tanto.',
    refresh: 'Actualizar la lista',
    number: 'Número',
    show: 'Función',
    name: 'Nombre',
    people: 'Personas',
    phone: 'Teléfono',
    since: 'Cogido a las',
    calledAt: 'Llamado a las',
    outcome: 'Estado',
    aside: 'Apartado',
    waiting: 'En espera',
  },
  addCustomer: {
    title: 'Añadir un cliente',
    people: '¿Cuántas personas?',
    send: 'Añadir a la cola',
    done: '{{name}} tiene el número {{number}}',
    show: 'Función',
    showOption_one: '{{day}}, {{time}} · {{count}} plaza libre',
    showOption_other: '{{day}}, {{time}} · {{count}} plazas libres',
    noShows: 'No hay funciones que reservar',
    noShowsHint: 'Las funciones han pasado, están completas o aún no se pueden reservar.',
    blocked: {
      'free-access': 'En esta cola el acceso es libre: nadie coge número.',
      'needs-pass': 'En esta cola se entra con un pase: el cliente coge el número con el suyo.',
      paused: 'La cola está en pausa. Reanúdala para añadir un cliente.',
      closed: 'La cola está cerrada. Vuelve a abrirla para añadir un cliente.',
      offline: 'Estás sin conexión: podrás añadir al cliente en cuanto vuelva la red.',
    },
  },
} satisfies Texts<typeof it>;
