import type { Texts } from '../../define-texts.ts';
import type { controls as it } from '../it/controls.ts';

export const controls = {
  forms: {
    unseen: 'Hay caracteres que no se ven: escribe el texto de nuevo',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    less: 'Reducir {{label}}',
    more: 'Aumentar {{label}}',
    problems_one: 'Hay {{count}} campo por corregir',
    problems_other: 'Hay {{count}} campos por corregir',
    suggestions: 'Sugerencias',
    nothing: 'Ningún resultado',
    found_one: '{{count}} resultado',
    found_other: '{{count}} resultados',
    unsaved: 'Cambios sin guardar',
    offline: 'Estás sin conexión: podrás guardar en cuanto vuelva la red.',
    undo: 'Deshacer',
    change: 'Cambiar',
    leaveTitle: '¿Salir sin guardar?',
    changedElsewhere:
      'Otra persona ha cambiado los mismos valores. Deshacer muestra los suyos, Cambiar guarda los tuyos.',
    leaveText: 'Los cambios hechos en esta página se perderán.',
    leave: 'Salir sin guardar',
    stay: 'Quedarse aquí',
  },
  data: {
    more: 'Mostrar más',
    shown: '{{count}} de {{total}}',
    added_one: '{{count}} fila añadida',
    added_other: '{{count}} filas añadidas',
  },
  time: {
    chooseDate: 'Elige una fecha',
    chooseTime: 'Elige una hora',
    hours: 'Horas',
    minutes: 'Minutos',
    hour: '{{count}} h',
    minute: '{{count}} min',
    left_one: 'Queda {{count}} segundo',
    left_other: 'Quedan {{count}} segundos',
    leftMinutes_one: 'Queda {{count}} minuto',
    leftMinutes_other: 'Quedan {{count}} minutos',
  },
  pax: {
    people_one: '{{count}} persona',
    people_other: '{{count}} personas',
    more: 'O más de seis',
    moreChoose: 'Elige un número',
    choose: 'Elige cuántas personas',
  },
  phone: { country: 'Prefijo del país' },
} satisfies Texts<typeof it>;
