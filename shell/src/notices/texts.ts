const it = {
  private: 'Sembra una finestra privata: il tuo numero si perde quando la chiudi.',
  install: 'Tieni Turno a portata di mano: aggiungilo alla schermata iniziale.',
  installApple:
    'Tieni Turno a portata di mano: tocca Condividi e poi «Aggiungi alla schermata Home».',
  add: 'Aggiungi',
  close: 'Chiudi',
};

type Words = typeof it;

const en: Words = {
  private: 'This looks like a private window: your number is lost when you close it.',
  install: 'Keep Turno at hand: add it to your home screen.',
  installApple: 'Keep Turno at hand: tap Share, then “Add to Home Screen”.',
  add: 'Add',
  close: 'Close',
};

const es: Words = {
  private: 'Parece una ventana privada: tu número se pierde al cerrarla.',
  install: 'Ten Turno a mano: añádelo a la pantalla de inicio.',
  installApple: 'Ten Turno a mano: toca Compartir y luego «Añadir a pantalla de inicio».',
  add: 'Añadir',
  close: 'Cerrar',
};

const de: Words = {
  private: 'Das sieht nach einem privaten Fenster aus: Ihre Nummer geht beim Schließen verloren.',
  install: 'Turno griffbereit: Legen Sie es auf Ihren Startbildschirm.',
  installApple: 'Turno griffbereit: Tippen Sie auf Teilen und dann auf „Zum Home-Bildschirm“.',
  add: 'Hinzufügen',
  close: 'Schließen',
};

/** Came with their own code: most visits show none of these. */
export const NOTICE_WORDS = { it, en, es, de };
