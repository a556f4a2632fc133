import type { Texts } from '@turno/shared-ui/i18n';
import type { dashboardTexts as it } from '../it/dashboard.ts';

export const dashboardTexts = {
  shareLink: 'Compartir la página',
  calling: 'Llamando…',
  closeAndFinish: 'No dar más números y atender a quienes esperan',
  links: {
    addCustomer: 'Añadir un cliente',
    tickets: 'Todos los tiques',
    edit: 'Editar la cola',
  },
  takeNumber: {
    button: 'Coger un número',
    people: '¿Para cuántas personas?',
    taken: 'Número cogido: {{ticket}}. Díselo al cliente.',
  },
  waiting: {
    since: 'desde las {{time}}',
    move: 'Mover',
    pages: 'Páginas de quienes esperan',
    before: 'Anteriores',
    after: 'Siguientes',
    range: '{{from}}–{{to}} de {{count}}',
  },
  automatic: {
    tab: 'Auto',
    title: 'Colas automáticas',
    inTurns: 'Llama a todas por turnos',
    turns: 'Estas colas se turnan',
    ratio_one: '{{count}} número por turno',
    ratio_other: '{{count}} números por turno',
    skipGeneric: 'Saltar esta vez los pases genéricos',
    webhook: 'Llamadas a tu sistema',
    webhookHint: 'Cada llamada llega también al sistema conectado al local.',
    pause: 'Poner en pausa las colas automáticas',
    paused: 'Colas automáticas en pausa',
    pausedAndNotified: 'Colas automáticas en pausa: se avisa a quienes esperan',
    isPaused: 'Las colas automáticas están en pausa',
    restart: 'Reanudar',
    restartQuestion: '¿Reanudar las colas automáticas?',
    restartHint: 'Se podrán volver a coger números.',
    restarted: 'Colas automáticas reanudadas',
    blocked: {
      closed: 'Todas las colas automáticas están cerradas: reábrelas una a una.',
      over: 'El horario de hoy ha terminado y no espera nadie: no hay nada que poner en pausa.',
    },
    restartsAlone:
      'El horario de hoy ha terminado y no espera nadie: se reanudan solas en la próxima apertura.',
    wizard: {
      title: '¿Poner en pausa las colas automáticas?',
      step: 'Paso {{step}} de 2',
      effect:
        'Hasta que se reanuden nadie puede coger un número. Quienes esperan conservan su sitio y puedes seguir llamando.',
      continue: 'Continuar',
      cancel: 'Cancelar',
      question: '¿Avisar a quienes esperan?',
      notify: 'Sí, avisar a quienes esperan',
      silent: 'No, sin aviso',
      back: 'Atrás',
    },
  },
  entrance: {
    how: '¿Cuántas personas entran?',
    call_one: 'Llamar a {{count}} persona',
    call_other: 'Llamar a {{count}} personas',
    called_one: 'Llamada {{count}} persona: {{tickets}}',
    called_other: 'Llamadas {{count}} personas: {{tickets}}',
  },
  till: { open: 'Botones grandes para la caja', leave: 'Volver a todas las colas' },
} satisfies Texts<typeof it>;
