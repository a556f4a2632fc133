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
  'passkey-added': {
    subject: 'Se ha añadido una llave de acceso a tu cuenta',
    lead: 'Se acaba de añadir una llave de acceso a tu cuenta de Turno. Quien la tenga puede iniciar sesión sin tu contraseña.',
    action: 'Ir a Turno',
    note: 'Si no has sido tú, elimínala enseguida en la página de tu cuenta y elige una contraseña nueva: así se cerrará la sesión en todos tus demás dispositivos.',
  },
  'passkey-removed': {
    subject: 'Se ha eliminado una llave de acceso de tu cuenta',
    lead: 'Se acaba de eliminar una llave de acceso de tu cuenta de Turno. Ya nadie puede iniciar sesión con ella.',
    action: 'Ir a Turno',
    note: 'Si no has sido tú, elige enseguida una contraseña nueva: así se cerrará la sesión en todos tus demás dispositivos. Después vuelve a añadir tu llave de acceso en la página de tu cuenta.',
  },
  'account-deleted': {
    subject: 'Se ha eliminado tu cuenta',
    lead: 'Se han eliminado tu cuenta de Turno y todos los datos sobre ti. Tu sesión está cerrada en todos los dispositivos y tus tiques han salido de sus colas.',
    action: 'Ir a Turno',
    note: 'Si no has sido tú, alguien conocía tu contraseña: cámbiala en todos los sitios donde la uses.',
  },
  'account-unused': {
    subject: 'Tu cuenta está a punto de eliminarse',
    lead: 'Nadie ha usado tu cuenta de Turno desde hace casi dos años. Dentro de 30 días la eliminaremos junto con todos los datos sobre ti.',
    action: 'Conservar mi cuenta',
    note: 'Para conservarla, basta con que inicies sesión una vez antes de esa fecha. Si ya no la necesitas, no tienes que hacer nada.',
  },
  'new-sign-in': {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    lead: 'Alguien acaba de iniciar sesión en tu cuenta de Turno desde un dispositivo o una red que no conocíamos.',
    action: 'Ir a Turno',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, pulsa «¿Has olvidado la contraseña?» en la página de inicio de sesión y elige una nueva: así se cierra la sesión en todos los dispositivos.',
  },
  'sign-in-blocked': {
    subject: 'Intentos fallidos de iniciar sesión',
    lead: 'Ha habido muchos intentos fallidos de iniciar sesión en tu cuenta de Turno. Durante un rato frenamos los siguientes.',
    action: 'Ir a Turno',
    note: 'Si has sido tú, espera unos minutos o pulsa «¿Has olvidado la contraseña?» en la página de inicio de sesión. Si no, tu cuenta está segura mientras nadie conozca tu contraseña.',
  },
  'email-confirmation': {
    subject: 'Confirma tu correo electrónico',
    lead: 'Confirma que este correo electrónico es tuyo y tu cuenta de Turno estará completa.',
    action: 'Confirmar el correo',
    note: 'El enlace caduca en 24 horas y solo se puede usar una vez. Si no has creado ninguna cuenta, ignora este mensaje.',
  },
  'email-change': {
    subject: 'Confirma tu nuevo correo electrónico',
    lead: 'Confirma que, a partir de ahora, tu cuenta de Turno debe usar este correo electrónico.',
    action: 'Confirmar el correo',
    note: 'El enlace caduca en 24 horas y solo se puede usar una vez. Si no lo has pedido tú, ignora este mensaje: ninguna cuenta tuya cambia.',
  },
  'email-change-requested': {
    subject: 'Tu correo electrónico está a punto de cambiar',
    lead: 'Desde tu cuenta de Turno se ha pedido usar otro correo electrónico. Cambiará en cuanto se confirme el nuevo.',
    action: 'Ir a Turno',
    note: 'Si has sido tú, aquí no tienes que hacer nada. Si no, pulsa enseguida «¿Has olvidado la contraseña?» en la página de inicio de sesión y elige una nueva: así se cancela el cambio y se cierra la sesión en todos los dispositivos.',
  },
  'email-in-use': {
    subject: 'Tu correo ya tiene una cuenta',
    lead: 'Se ha pedido usar este correo electrónico para otra cuenta de Turno. Ya pertenece a la tuya, así que no ha cambiado nada.',
    action: 'Ir a Turno',
    note: 'Si has sido tú, inicia sesión con este correo. Si no, no tienes que hacer nada.',
  },
  'merchant-invitation': {
    subject: '{merchant}: una invitación',
    lead: '{sender} te invita a formar parte del equipo de «{merchant}» en Turno. La invitación dice qué podrás hacer.',
    action: 'Ver la invitación',
    note: 'Si no conoces a {sender}, ignora este correo: sin tu consentimiento no cambia nada.',
  },
  'franchise-invitation': {
    subject: '{franchising}: una invitación',
    lead: '{sender} invita a tu negocio a formar parte de «{franchising}» en Turno: aparecerá en su lista, con su logotipo.',
    action: 'Ver la invitación',
    note: 'La invitación vale para un solo negocio y caduca en 14 días. Si no conoces a {sender}, ignora este correo.',
  },
  'webhook-disabled': {
    subject: '{merchant}: se ha desactivado un webhook',
    lead: 'Desde hace tres días no se acepta ningún mensaje a {address}, un webhook de «{merchant}». Lo hemos desactivado: tu sistema ya no recibe lo que pasa en tus colas.',
    action: 'Abrir los ajustes',
    note: 'Cuando el receptor vuelva a funcionar, activa el webhook en los ajustes. Los mensajes de ese tiempo no se envían de nuevo.',
  },
  'calls-webhook-disabled': {
    subject: '{merchant}: las llamadas ya no llegan a tu sistema',
    lead: 'Veinte llamadas seguidas de «{merchant}» no han llegado al sistema conectado, aunque cada una se ha intentado durante media hora. Hemos desactivado «Llamadas a tu sistema»; las colas siguen como antes.',
    action: 'Abrir tus colas',
    note: 'Cuando el sistema vuelva a responder, activa «Llamadas a tu sistema» en las colas automáticas. Las llamadas de ese tiempo no se envían de nuevo.',
  },
  'merchant-closed': {
    subject: '{merchant}: cierre definitivo',
    lead: '«{merchant}» se ha cerrado definitivamente en Turno por decisión de un titular. Hemos avisado a quienes estaban en cola, ya nadie puede coger número y el cierre no se puede deshacer.',
    action: 'Abrir tus negocios',
    note: 'Si no era tu intención, registra de nuevo el negocio y cambia la contraseña de tu cuenta.',
  },
  'merchant-handed-over': {
    subject: '{merchant}: cambio de titular',
    lead: 'Acabas de ceder «{merchant}» en Turno: ahora el titular es otra persona del equipo y tú eres responsable. Las claves de API que creaste ya no valen.',
    action: 'Abrir tus colas',
    note: 'Si no has sido tú, pulsa enseguida «¿Has olvidado la contraseña?» en la página de inicio de sesión, elige una nueva y pide al nuevo titular que te ceda el local de nuevo.',
  },
  'merchant-taken-over': {
    subject: '{merchant}: ahora eres su titular',
    lead: 'Te acaban de ceder «{merchant}» en Turno: ahora eres su titular y decides sobre el equipo, las claves de API y el cierre.',
    action: 'Abrir los ajustes',
    note: 'Si no quieres ser titular, cede el local a otra persona del equipo desde los ajustes.',
  },
  'ticket-notice': {
    subject: '{title} · {merchant}',
    lead: '{text}',
    action: 'Abrir el tique',
    note: 'Recibes este correo porque pediste avisos sobre este tique. Puedes desactivarlos en la página del tique.',
  },
};
