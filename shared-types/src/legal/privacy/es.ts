export const text = [
  {
    heading: 'Qué datos usamos',
    paragraphs: [
      'Para darte un número bastan una cuenta temporal y los números que coges. Si te registras guardamos tu correo electrónico y, si los indicas, tu nombre y teléfono. Si accedes mediante otro servicio, solo recibimos de él tu correo y tu nombre.',
      'Tu ubicación, si la permites, solo sirve para mostrarte locales cercanos y no se guarda. La cámara lee los códigos en tu dispositivo: ninguna imagen sale de él.',
    ],
  },
  {
    heading: 'Para qué',
    paragraphs: [
      'Para gestionar la cola, avisarte cuando es tu turno, reconocer tu tique en la entrada y evitar abusos. No mostramos publicidad ni vendemos tus datos.',
    ],
  },
  {
    heading: 'Quién los ve',
    paragraphs: [
      'El negocio en cuya cola te pones ve tu número, cuántas personas van contigo y el nombre que le diste. Los proveedores que alojan el servicio y envían los mensajes los tratan por cuenta nuestra.',
    ],
  },
  {
    heading: 'Qué queda en tu dispositivo',
    paragraphs: [
      'Ninguna cookie de seguimiento. El navegador guarda tu sesión, tu rol y unas pocas preferencias hasta que sales o borras sus datos.',
    ],
  },
  {
    heading: 'Durante cuánto tiempo',
    paragraphs: [
      'Conservamos los datos dos años como máximo. Si pides que se borren, los eliminamos en un plazo de 30 días naturales. También eliminamos las cuentas que nadie ha usado en dos años y lo avisamos por correo electrónico 30 días antes.',
    ],
  },
  {
    heading: 'Tus derechos',
    paragraphs: [
      'Puedes pedir ver tus datos, recibir una copia, corregirlos o borrarlos, y oponerte a un uso. También puedes acudir a la autoridad de protección de datos.',
    ],
  },
  {
    heading: 'Edad mínima',
    paragraphs: [
      'El servicio no se dirige a menores de 13 años ni recoge a sabiendas sus datos: si los encontramos, los borramos.',
    ],
  },
  {
    heading: 'Cambios',
    paragraphs: [
      'Los cambios importantes de esta política tienen efecto 30 días después de su publicación.',
    ],
  },
  {
    heading: 'Quién es responsable de los datos',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
