import type { Locale } from '@turno/shared-types';

const it = {
  changeTitle: 'Cambia password',
  dueLead: 'Prima di continuare scegli una nuova password.',
  changeLead: 'Le sessioni sugli altri dispositivi verranno chiuse.',
  resetTitle: 'Scegli una nuova password',
  resetLead: 'Poi accedi con quella nuova.',
  oldPassword: 'Password attuale',
  newPassword: 'Nuova password',
  hint: 'Almeno 8 caratteri',
  repeat: 'Ripeti la nuova password',
  mismatch: 'Le due password non sono uguali',
  save: 'Salva la password',
  tooLate: 'È passato troppo tempo: accedi di nuovo',
  deadLink: 'Questo link non funziona più',
  deadLinkText: 'Un link vale una volta sola e per un’ora. Chiedine uno nuovo.',
  newLink: 'Chiedi un nuovo link',
};

type Words = typeof it;

const en: Words = {
  changeTitle: 'Change password',
  dueLead: 'Before you go on, choose a new password.',
  changeLead: 'Sessions on other devices will be ended.',
  resetTitle: 'Choose a new password',
  resetLead: 'Then sign in with the new one.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  hint: 'At least 8 characters',
  repeat: 'Repeat the new password',
  mismatch: 'The two passwords are not the same',
  save: 'Save the password',
  tooLate: 'It has been too long: sign in again',
  deadLink: 'This link no longer works',
  deadLinkText: 'A link works once and for an hour. Ask for a new one.',
  newLink: 'Ask for a new link',
};

const es: Words = {
  changeTitle: 'Cambiar contraseña',
  dueLead: 'Antes de continuar, elige una contraseña nueva.',
  changeLead: 'Se cerrarán las sesiones en los demás dispositivos.',
  resetTitle: 'Elige una contraseña nueva',
  resetLead: 'Después inicia sesión con la nueva.',
  oldPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  hint: 'Al menos 8 caracteres',
  repeat: 'Repite la contraseña nueva',
  mismatch: 'Las dos contraseñas no son iguales',
  save: 'Guardar la contraseña',
  tooLate: 'Ha pasado demasiado tiempo: vuelve a iniciar sesión',
  deadLink: 'Este enlace ya no funciona',
  deadLinkText: 'Un enlace vale una sola vez y durante una hora. Pide otro.',
  newLink: 'Pedir otro enlace',
};

const de: Words = {
  changeTitle: 'Passwort ändern',
  dueLead: 'Bevor es weitergeht, wählen Sie ein neues Passwort.',
  changeLead: 'Die Sitzungen auf anderen Geräten werden beendet.',
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Danach melden Sie sich damit an.',
  oldPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen',
  repeat: 'Neues Passwort wiederholen',
  mismatch: 'Die beiden Passwörter sind nicht gleich',
  save: 'Passwort speichern',
  tooLate: 'Es ist zu viel Zeit vergangen: Melden Sie sich erneut an',
  deadLink: 'Dieser Link funktioniert nicht mehr',
  deadLinkText: 'Ein Link gilt einmal und eine Stunde lang. Fordern Sie einen neuen an.',
  newLink: 'Neuen Link anfordern',
};

/** The words of choosing another password; they come with its pages. */
export const PASSWORD_TEXTS: Record<Locale, Words> = { it, en, es, de };
