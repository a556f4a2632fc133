import type { Texts } from '@turno/shared-ui/i18n';
import type { managerTexts as it } from '../it/managers.ts';

/** The texts of the managers' page and of the page of an invitation. */
export const managerTexts = {
  managers: {
    title: 'Quién trabaja en este local',
    loadFailed: 'No se han podido cargar las personas.',
    you: '(tú)',
    unknown: 'Persona sin nombre',
    remove: 'Quitar',
    removeNamed: 'Quitar a {{name}}',
    removeQuestion: '¿Quitar a {{name}}?',
    removeHint:
      'Perderá de inmediato el acceso a {{place}}, en todos los dispositivos. También dejarán de valer las claves de API que creó o sustituyó: sustitúyelas antes para que tus sistemas no se detengan.',
    removed: '{{name}} ya no forma parte del local',
    leave: 'Dejar el local',
    leaveQuestion: '¿Dejar este local?',
    leaveHint:
      'Perderás el acceso a {{place}} y las claves de API que creaste o sustituiste dejarán de valer. Solo un titular podrá volver a invitarte.',
    left: 'Has dejado el local',
    lastHint:
      'Eres la única persona titular de este local. Para dejarlo, cédelo antes a otra persona, o ciérralo definitivamente.',
    invite: 'Invitar a otra persona',
    email: 'Correo electrónico',
    inviteHint: 'Recibirá un enlace que vale siete días y funciona una sola vez.',
    send: 'Enviar la invitación',
    invalidEmail: 'Correo electrónico no válido',
    invited: 'Invitación enviada a {{email}}',
    invitations: 'Invitaciones pendientes',
    expires: 'Caduca el {{date}}',
    expired: 'Caducada',
    revoke: 'Retirar',
    revokeNamed: 'Retirar la invitación a {{email}}',
    closeTitle: 'Cerrar definitivamente',
    closeHint: 'El local desaparece de las listas y su página dice que ha cerrado.',
    close: 'Cerrar definitivamente',
    closeQuestion: '¿Cerrar {{name}} definitivamente?',
    closeWarning:
      'Avisaremos a quienes esperan y sus números quedarán anulados. Nadie podrá coger número y el local no se podrá reabrir.',
    typeName: 'Escribe «{{name}}» para confirmar',
    closedForGood: 'Este local ha cerrado definitivamente',
    closedForGoodHint: 'Está cerrado desde el {{date}}: ya nadie puede coger número.',
  },
  invitation: {
    title: 'Invitación',
    loadFailed: 'No se ha podido cargar la invitación.',
    unknown: 'Esta invitación no existe',
    unknownHint: 'Pide una nueva a quien te invitó.',
    lead: 'Te han invitado a trabajar en {{place}}',
    forAddress: 'La invitación es para {{email}}. Rol: {{role}}.',
    accept: 'Aceptar la invitación',
    done: 'Ya formas parte de este local',
    accepted: 'Esta invitación ya se ha usado',
    revoked: 'Esta invitación ha sido retirada',
    expired: 'Esta invitación ha caducado: pide otra',
    closed: 'Este local ha cerrado definitivamente',
    signIn: 'Inicia sesión con esta dirección para aceptar.',
    customer:
      'Tu cuenta es de cliente: para gestionar un local hace falta una cuenta de gestor. Si su dirección es {{email}}, pide que te inviten a otra.',
    noAccount: '¿No tienes cuenta? Créala',
    hasAccount: '¿Ya tienes cuenta? Inicia sesión',
    name: 'Nombre y apellidos',
    password: 'Contraseña',
    create: 'Crear la cuenta',
    created:
      'Cuenta creada. Inicia sesión aquí para aceptar; no hace falta confirmar la dirección.',
  },
} satisfies Texts<typeof it>;
