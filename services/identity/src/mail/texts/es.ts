import type { MailTexts } from './en.ts';

export const mailTextsEs: MailTexts = {
  'password-reset': {
    subject: 'Restablece tu contraseña',
    lead: 'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta de Turno.',
    action: 'Elegir una contraseña nueva',
    note: 'El enlace caduca en una hora y solo se puede usar una vez. Si no lo has pedido tú, ignora este correo: tu contraseña no cambiará.',
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña',
    lead: 'Se acaba de cambiar la contraseña de tu cuenta de Turno. Hemos cerrado tu sesión en los demás dispositivos.',
    action: 'Ir a Turno',
    note: 'Si no has sido tú, pulsa enseguida «¿Has olvidado la contraseña?» en la página de inicio de sesión y elige una nueva.',
  },
};
