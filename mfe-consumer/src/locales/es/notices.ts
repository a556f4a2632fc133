import type { Texts } from '@turno/shared-ui/i18n';
import type { notices as it } from '../it/notices.ts';

export const notices = {
  notices: {
    button: 'Avísame cuando me toque',
    title: 'Avisos sobre este tique',
    offer:
      'Puedes cerrar esta página: tu dispositivo te avisa cuando falte poco, cuando sea tu turno y si hay una pausa.',
    turnOn: 'Avísame en este dispositivo',
    isOn: 'Este dispositivo te avisa, también con la página cerrada.',
    turnOff: 'No me avises más aquí',
    isOnElsewhere: 'Ahora te avisa otro dispositivo. Si activas este, solo te avisará este.',
    failed:
      'El navegador no ha activado los avisos. Inténtalo de nuevo o deja esta página abierta.',
    blocked:
      'Las notificaciones están bloqueadas: puedes permitirlas en los ajustes del navegador, pero no en una ventana privada. Si no, deja esta página abierta.',
    pageOnly: 'Aquí los avisos solo llegan con la página abierta: no la cierres.',
    byEmail: 'Avísame también por correo',
    minutes: '¿A qué distancia estás?',
    minutesText: 'Minutos que tardas en llegar. Te decimos cuándo salir.',
    minutesWrong: 'Escribe un número de minutos entre 1 y {{most}}',
    positionWrong: 'No podemos encontrar tu ubicación. Escribe los minutos.',
    measure: 'Calcular desde mi ubicación',
    measureText: 'La ubicación se lee una sola vez y no sale de tu dispositivo.',
    saveTravelTime: 'Dime cuándo salir',
    endTravelTime: 'Ya no hace falta',
    travelTimeKept: 'Te decimos cuándo salir: estás a {{minutes}} min.',
    leaveAt: 'Sal hacia las {{time}}',
    heldUp: 'La cola está en pausa: conservas tu sitio. Cuando siga, te diremos cuándo salir.',
  },
} satisfies Texts<typeof it>;
