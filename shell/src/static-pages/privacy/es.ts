import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Qué datos usamos',
    text: 'Para darte un número bastan una cuenta temporal y los números que coges. Si te registras guardamos tu correo electrónico y, si los indicas, tu nombre y teléfono. La ubicación solo sirve para mostrarte lugares cercanos y no se guarda.',
  },
  {
    heading: 'Para qué',
    text: 'Para gestionar la cola, avisarte cuando te toca, reconocer tu número en la entrada y evitar abusos. No vendemos tus datos.',
  },
  {
    heading: 'Durante cuánto tiempo',
    text: 'Guardamos los datos un máximo de dos años. Si pides que los borremos, lo hacemos en un plazo de 30 días naturales.',
  },
  {
    heading: 'Edad mínima',
    text: 'El servicio no se dirige a menores de 13 años y no recoge sus datos a sabiendas.',
  },
  {
    heading: 'Cambios',
    text: 'Los cambios importantes de esta política entran en vigor 30 días después de su publicación.',
  },
];
