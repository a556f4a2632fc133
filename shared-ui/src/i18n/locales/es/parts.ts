import type { Texts } from '../../define-texts.ts';
import type { parts as it } from '../it/parts.ts';

export const parts = {
  guestEnded: {
    title: 'La sesión ha terminado',
    text: 'Cogiste tu número sin cuenta: esa sesión duraba un día y ha terminado, y con ella el tique en este dispositivo. Puedes coger otro número cuando quieras.',
    home: 'Buscar un local',
  },
  blocked: {
    title: 'Turno no se puede mostrar en esta página',
    origin:
      'El sitio {{origin}} no está registrado en Turno. Si es tuyo, haz que se registre su dirección.',
    'client-key':
      'Turno no conoce la clave que indica esta página. Si la página es tuya, comprueba client-key.',
    franchise:
      'Turno no conoce el grupo que indica esta página. Si la página es tuya, comprueba franchise-id.',
    policy:
      'Las reglas de seguridad de esta página bloquean Turno. Si la página es tuya, amplía su Content Security Policy.',
  },
  callAlert: {
    title: '{{number}}: te toca',
    open: 'Abrir el tique',
    dismiss: 'Cerrar el aviso del número {{number}}',
  },
  language: {
    change: 'Cambiar idioma',
    failed: 'No se ha podido cargar el idioma. Comprueba la conexión e inténtalo de nuevo.',
  },
  emailLink: {
    send: 'Enviar el enlace otra vez',
    sent: 'Enlace enviado: revisa tu correo',
    confirmed: 'Tu correo está confirmado.',
  },
  unlisted: {
    title: 'Aún no aparece en la lista pública',
    text: 'Confirma tu correo electrónico con el enlace que te enviamos: a partir de entonces todo el mundo encontrará este local. Su página ya funciona.',
  },
  booking: {
    name: 'Nombre para la reserva',
    byText:
      'El cliente acepta recibir SMS: cuando falte poco, cuando le toque y si la cola se detiene',
    travelMinutes: 'Minutos para llegar (opcional)',
    travelMinutesHint: 'Si los indicas, un SMS avisa al cliente de cuándo salir.',
    travelMinutesWrong: 'De 1 a {{most}} minutos',
    nameMissing: 'Escribe un nombre',
    nameTooLong: 'El nombre puede tener {{count}} caracteres como máximo',
    phone: 'Teléfono (opcional)',
    phoneHint: 'Solo sirve para llamarte si no te encuentran.',
    terms: 'Acepto los términos y condiciones',
    termsMissing: 'Acepta los términos para reservar',
    readTerms: 'Leer los términos y condiciones',
    send: 'Pedir una mesa',
  },
  lineUp: {
    checking: 'Comprobación de seguridad…',
    'signing-up': 'Preparando el tique…',
    taking: 'Cogiendo el número…',
    unanswered: 'No ha llegado respuesta. Inténtalo de nuevo: no cogerás dos números.',
    refresh: 'Volvemos a comprobar en',
  },
  botCheck: {
    missing: 'Recaptcha Key not set.',
    failed: '¡Puede que haya un problema con tu dispositivo!',
  },
  qr: { brighter: 'Si no se lee, sube el brillo de la pantalla.' },
  scanner: {
    label: 'Cámara para leer el código QR',
    aim: 'Enfoca el código QR',
    starting: 'Iniciando la cámara…',
    stopped: 'Cámara en pausa',
    denied: 'Permiso denegado: prueba con una app lectora',
    unsupported: 'Navegador no compatible',
    noCamera: 'No se ha encontrado ninguna cámara',
    busy: 'Otra aplicación está usando la cámara: lo volvemos a intentar enseguida',
    manualLabel: 'Código',
    manualHint: 'También puedes escribir el código',
    manualSubmit: 'Usar el código',
    manualEmpty: 'Escribe el código',
    codeHint: 'Al menos 8 letras y cifras, mayúsculas o minúsculas',
    addCode: 'Añadir el código',
    codeTooShort: 'El código es demasiado corto',
    codesTooMany: 'Como máximo 15 códigos a la vez',
    codes_one: '{{count}} código',
    codes_other: '{{count}} códigos',
    removeCode: 'Quitar el código {{code}}',
    codeRemoved: 'Código {{code}} quitado',
    useCamera: 'Usar la cámara',
  },
  share: {
    share: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    failed: 'El navegador no copia el enlace. Aquí está: {{url}}',
    code: 'Código QR de {{title}}',
    address: 'Dirección',
  },
  print: { print: 'Imprimir' },
  slip: {
    number: 'Tu número',
    wait: 'Espera: {{wait}}',
    turn: 'Tu turno: {{time}}',
    people: 'Personas: {{count}}',
    takenAt: 'Cogido a las {{time}}',
    follow: 'Sigue tu turno',
    entrance: 'Código para la entrada',
    show: 'Función: {{time}}',
  },
  signIn: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    invalidEmail: 'Correo electrónico no válido',
    merchantsOnly:
      'Esta página es para quien gestiona un local: inicia sesión con una cuenta de gestor.',
    ended: 'La sesión ha terminado. Vuelve a iniciar sesión.',
    endedHere:
      'La sesión ha terminado. Vuelve a iniciar sesión: volverás a la página en la que estabas.',
    needed: 'Inicia sesión para abrir esta página.',
  },
} satisfies Texts<typeof it>;
