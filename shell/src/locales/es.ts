import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  header: {
    home: '{{name}}, página de inicio',
    navigation: 'Navegación principal',
    signIn: 'Iniciar sesión',
    profile: 'Perfil',
    account: 'Cuenta',
    devices: 'Cuenta y dispositivos',
    explore: 'Explorar',
    queues: 'Colas',
    pass: 'Pases',
    settings: 'Ajustes',
    ticket: 'Tu número',
    tickets: 'Tus números',
    signOut: 'Cerrar sesión',
  },
  away: 'Ahora mismo no se puede conectar con Turno. Seguimos intentándolo y lo que has escrito no se pierde.',
  update: { available: 'Hay una nueva versión disponible.', reload: 'Actualizar' },
  preview: {
    running: 'Versión de prueba: esta página usa {{name}} {{version}}.',
    missing:
      'No hay ninguna versión {{version}} de {{name}} que pueda usarse aquí: esta página usa la publicada.',
    leave: 'Volver a la versión publicada',
  },
  error: {
    title: 'Error',
    text: 'Se ha producido un error. Inténtalo más tarde.',
    home: 'Ir a la página de inicio',
  },
  sessionEnded: 'Tu sesión ya no está activa.',
  notFound: {
    title: 'Esta página no existe',
    text: 'La dirección no es correcta o la página ya no está. Si vienes de un código QR, vuelve a escanearlo desde la página de inicio.',
    home: 'Ir a la página de inicio',
  },
  help: {
    title: 'Ayuda',
    form: 'Formulario de asistencia',
    text: '¿Tienes una pregunta o algo no funciona? Escríbenos: respondemos en cuanto podemos.',
    write: 'Escribe a {{address}}',
  },
  terms: { title: 'Términos y condiciones' },
  privacy: { title: 'Privacidad' },
  footer: 'Información',
  back: 'Atrás',
  toPrivacy: 'Leer la política de privacidad',
  arrival: {
    title: '¿Cambiar de cuenta?',
    asked: 'Has iniciado sesión como {{present}}. Este enlace abre la cuenta {{next}}.',
    accept: 'Continuar como {{next}}',
    refuse: 'Mantener la sesión de {{present}}',
    signedIn: 'Has iniciado sesión como {{next}}',
    guest: 'invitado',
    account: 'cuenta {{id}}',
  },
  notices: {
    private: 'Parece una ventana privada: tu número se pierde al cerrarla.',
    install: 'Ten Turno a mano: añádelo a la pantalla de inicio.',
    installApple: 'Ten Turno a mano: toca Compartir y luego «Añadir a pantalla de inicio».',
    add: 'Añadir',
    close: 'Cerrar',
  },
} satisfies Texts<typeof it>;
