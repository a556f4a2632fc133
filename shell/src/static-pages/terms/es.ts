import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'El servicio y quién lo usa',
    text: 'Turno es un servicio de colas virtuales, nacido de una emergencia y gratuito para quien se pone en la cola. Hay dos tipos de usuario. El Invitado se une a la cola de un negocio y recibe avisos por correo electrónico o SMS. El Negocio gestiona su lista de espera.',
  },
  {
    heading: 'Cuentas',
    text: 'El acceso mediante otro servicio usa solo tu correo electrónico y tu nombre. Puedes pedir en cualquier momento por correo que eliminemos tu cuenta.',
  },
  {
    heading: 'Edad',
    text: 'Debes tener 18 años o el consentimiento de un progenitor. Los menores de 13 años no pueden usar el servicio en ningún caso.',
  },
  {
    heading: 'Pagos de los negocios',
    text: 'Las suscripciones se renuevan automáticamente y no hay reembolsos parciales. Enviamos un recibo por correo por cada cargo y por cada pago fallido. Si no se puede cobrar la tarjeta, el acceso se suspende.',
  },
  {
    heading: 'Licencia de la aplicación',
    text: 'Te concedemos una licencia personal, no exclusiva, intransferible y revocable para usar la aplicación. No puedes copiarla, modificarla ni descompilarla más allá de lo que permite la ley.',
  },
  {
    heading: 'Contenidos y uso aceptable',
    text: 'Eres responsable de lo que introduces. No uses el servicio para fines ilícitos, para molestar a otras personas, para coger números que no piensas usar o para eludir límites técnicos.',
  },
  {
    heading: 'Derechos de autor',
    text: 'Si crees que un contenido infringe tus derechos de autor, escríbenos indicando la obra, el contenido y cómo contactarte. Lo examinamos y lo retiramos si la reclamación es fundada.',
  },
  {
    heading: 'Responsabilidad',
    text: 'Nuestra responsabilidad se limita a las cuotas de los últimos 12 meses. Las reclamaciones deben presentarse en el plazo de 1 año. Los cambios importantes de estas condiciones se anuncian con 30 días de antelación.',
  },
  {
    heading: 'Ley y controversias',
    text: 'Se aplica la ley italiana. Las controversias que no se resuelvan de común acuerdo se deciden por arbitraje, sin perjuicio de los derechos irrenunciables de los consumidores.',
  },
];
