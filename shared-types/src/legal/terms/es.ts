export const text = [
  {
    heading: 'El servicio y quién lo usa',
    paragraphs: [
      'Turno es un servicio de colas virtuales, nacido de una emergencia y gratuito para quien hace cola. Al usarlo aceptas estos términos.',
      'Hay dos tipos de usuario. El Invitado se pone en la cola de un negocio y recibe avisos por correo electrónico o SMS. El Negocio gestiona su propia lista de espera, llama a los números y decide cuándo está abierta la cola.',
      'El número indica un orden, no una hora: las esperas que mostramos son estimaciones. A quién se atiende, cuándo y en qué condiciones lo decide el Negocio.',
    ],
  },
  {
    heading: 'Cuentas',
    paragraphs: [
      'Puedes coger número sin registrarte: una cuenta temporal queda en este dispositivo. El acceso mediante otro servicio usa solo tu correo electrónico y tu nombre.',
      'Protege tu contraseña y avísanos si crees que otras personas usan tu cuenta. Puedes pedirnos por correo electrónico, en cualquier momento, que borremos tu cuenta.',
    ],
  },
  {
    heading: 'Edad',
    paragraphs: [
      'El servicio es para mayores de 18 años o para quien tenga el consentimiento de un progenitor. Los menores de 13 años no pueden usarlo en ningún caso.',
    ],
  },
  {
    heading: 'Pagos de los negocios',
    paragraphs: [
      'Las suscripciones de los Negocios se renuevan automáticamente al vencer, hasta que se cancelan. No hay reembolsos parciales.',
      'Enviamos un recibo por correo electrónico con cada cargo y con cada pago fallido. Si no se puede cobrar en la tarjeta, el acceso se suspende hasta que el pago se complete.',
    ],
  },
  {
    heading: 'Licencia de la aplicación',
    paragraphs: [
      'Te concedemos una licencia personal, no exclusiva, intransferible y revocable para usar la aplicación en tus dispositivos. No puedes copiarla, modificarla, revenderla ni descompilarla más allá de lo que permite la ley.',
    ],
  },
  {
    heading: 'Contenidos y uso aceptable',
    paragraphs: [
      'Lo que introduces sigue siendo tuyo: solo nos permites mostrarlo a quien lo necesita para que la cola funcione. Tú respondes de ello.',
      'No uses el servicio para fines ilícitos, para molestar a otras personas, para coger números que no piensas usar, para revenderlos ni para eludir los límites técnicos. Podemos suspender a quien lo haga.',
    ],
  },
  {
    heading: 'Derechos de autor',
    paragraphs: [
      'Si crees que algo infringe tus derechos de autor, escríbenos indicando la obra, el contenido, cómo localizarte y por qué te corresponde el derecho. Lo estudiamos, escuchamos a quien lo introdujo y lo retiramos si la reclamación procede.',
    ],
  },
  {
    heading: 'Responsabilidad',
    paragraphs: [
      'Ofrecemos el servicio tal como es y hacemos lo posible para que esté siempre disponible, sin garantizarlo. Nuestra responsabilidad se limita a lo pagado en los últimos 12 meses. Toda reclamación debe hacerse en el plazo de 1 año.',
      'Nada de lo aquí escrito limita la responsabilidad por dolo o culpa grave ni los derechos irrenunciables de los consumidores.',
    ],
  },
  {
    heading: 'Cambios',
    paragraphs: [
      'Los cambios importantes de estos términos se anuncian con 30 días de antelación. Quien sigue usando el servicio los acepta; quien no, puede cerrar la cuenta.',
    ],
  },
  {
    heading: 'Ley y controversias',
    paragraphs: [
      'Se aplica la ley italiana. Las controversias que no se resuelvan de común acuerdo se deciden mediante arbitraje, sin perjuicio de los derechos irrenunciables de los consumidores y del fuero que la ley les reserva.',
    ],
  },
  {
    heading: 'Quiénes somos',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
