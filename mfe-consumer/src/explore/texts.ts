import type { Locale } from '@turno/shared-types';

const it = {
  suggested: 'Categorie trovate',
  onlyCategory: 'Solo {{name}}',
  priority: 'Precedenza ai clienti di {{name}}: prendi il numero prima di arrivare.',
  ownTitle: 'Hai un’attività?',
  ownText: 'Togli la fila dalla porta: scrivici e apriamo insieme la tua coda.',
  ownAction: 'Aggiungi la tua attività',
};

type Words = typeof it;

const en: Words = {
  suggested: 'Matching categories',
  onlyCategory: 'Only {{name}}',
  priority: 'Priority for customers of {{name}}: take your number before you come.',
  ownTitle: 'Do you run a place?',
  ownText: 'Take the line away from your door: write to us and we open your queue together.',
  ownAction: 'Add your place',
};

const es: Words = {
  suggested: 'Categorías encontradas',
  onlyCategory: 'Solo {{name}}',
  priority: 'Prioridad para los clientes de {{name}}: toma tu número antes de llegar.',
  ownTitle: '¿Tienes un negocio?',
  ownText: 'Quita la fila de la puerta: escríbenos y abrimos juntos tu cola.',
  ownAction: 'Añade tu negocio',
};

const de: Words = {
  suggested: 'Passende Kategorien',
  onlyCategory: 'Nur {{name}}',
  priority: 'Vorrang für Kunden von {{name}}: Ziehen Sie Ihre Nummer, bevor Sie kommen.',
  ownTitle: 'Führen Sie einen Betrieb?',
  ownText:
    'Keine Schlange mehr vor der Tür: Schreiben Sie uns, wir eröffnen Ihre Warteschlange gemeinsam.',
  ownAction: 'Eigenen Betrieb hinzufügen',
};

/** The words of the home page that few are shown. */
export const EXPLORE_TEXTS: Record<Locale, Words> = { it, en, es, de };
