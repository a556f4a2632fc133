import type { MailTexts } from './en.ts';

export const mailTextsEs: MailTexts = {
  'password-reset': {
    subject: 'Elige una contraseña nueva',
    lead: 'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Turno.',
    action: 'Elegir una contraseña nueva',
    note: 'El enlace funciona una sola vez y durante una hora. Si no lo has pedido tú, no hagas nada: tu contraseña no cambia.',
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña',
    lead: 'Se ha cambiado la contraseña de tu cuenta de Turno. Las demás sesiones se han cerrado.',
    action: 'Ir a Turno',
    note: 'Si no has sido tú, elige enseguida “Contraseña olvidada” en la página de acceso.',
  },
};
