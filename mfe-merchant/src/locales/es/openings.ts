import type { Texts } from '@turno/shared-ui/i18n';
import type { openingTexts as it } from '../it/openings.ts';

/** The texts about opening hours and the limit on early joining. */
export const openingTexts = {
  toSettings: 'Volver a los ajustes',
  openings: {
    title: 'Horario de apertura',
    hint: 'El horario de cada semana. Un tramo puede acabar después de medianoche: elige una hora de fin anterior a la de inicio.',
    open: 'Abierto',
    closed: 'Cerrado',
    slot: '{{day}}, tramo {{number}}',
    from: 'Desde las',
    to: 'Hasta las',
    addSlot: 'Añadir un tramo',
    remove: 'Eliminar: {{slot}}',
    check: 'Revisa la hora',
    checkDays: 'Revisa las horas: {{days}}.',
    nextDay: 'Acaba a las {{time}} del día siguiente.',
  },
  special: {
    kinds: 'Tipo de fechas',
    date: 'Fecha',
    add: 'Añadir',
    added: '{{date}} añadida',
    remove: 'Eliminar {{date}}',
    listed: 'Esta fecha ya está en la lista.',
    openings: {
      title: 'Aperturas especiales',
      hint: 'En estas fechas su horario sustituye al de la semana.',
      none: 'Ninguna apertura especial',
      noneHint: 'Elige una fecha para añadirla.',
      clash: 'Comprueba que en esta fecha no haya un cierre extraordinario.',
    },
    closings: {
      title: 'Cierres extraordinarios',
      hint: 'En estas fechas el local está cerrado y nadie puede coger número.',
      none: 'Ningún cierre extraordinario',
      noneHint: 'Elige una fecha para añadirlo.',
      clash: 'Comprueba que en esta fecha no haya una apertura especial.',
    },
  },
  year: {
    title: 'Los próximos doce meses',
    usual: 'Abierto como cada semana',
    rest: 'Día de descanso',
    special: 'Apertura especial',
    closed: 'Cierre extraordinario',
  },
  limits: {
    title: 'Límites',
    hint: 'Cuánto antes de la apertura pueden coger número los clientes. El personal siempre puede añadir clientes.',
    label: 'Los clientes pueden coger número',
    none: 'A cualquier hora',
    endNumbers: 'Dejar de dar números antes del cierre',
    endNumbersHint:
      'Cuando lo más probable es que la próxima persona no sea atendida antes del cierre, ese día ya no se dan más números. El personal aún puede añadir clientes.',
    fromOpening: 'Desde la apertura',
    before: 'Desde {{span}} antes de la apertura',
  },
} satisfies Texts<typeof it>;
