import type { ErrorCode, Localised } from '@learn/contracts';

/** What is said to a person beside each code. */
export const errorMessages: Readonly<Record<ErrorCode, Localised>> = {
  validation_failed: {
    de: 'Bitte prüfe deine Eingaben.',
    fr: 'Vérifie tes saisies.',
    it: 'Controlla i dati inseriti.',
  },
  invalid_json: {
    de: 'Die Anfrage ist kein gültiges JSON.',
    fr: 'La requête n’est pas un JSON valide.',
    it: 'La richiesta non è un JSON valido.',
  },
  not_logged_in: {
    de: 'Bitte melde dich an.',
    fr: 'Connecte-toi.',
    it: 'Effettua l’accesso.',
  },
  login_failed: {
    de: 'Benutzername oder Passwort ist falsch.',
    fr: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    it: 'Il nome utente o la password non è corretto.',
  },
  csrf_failed: {
    de: 'Die Seite ist veraltet. Lade sie neu und versuche es noch einmal.',
    fr: 'La page n’est plus à jour. Recharge-la et réessaie.',
    it: 'La pagina non è aggiornata. Ricaricala e riprova.',
  },
  forbidden: {
    de: 'Dazu hast du keine Berechtigung.',
    fr: 'Tu n’as pas l’autorisation nécessaire.',
    it: 'Non hai l’autorizzazione necessaria.',
  },
  not_found: {
    de: 'Das gibt es hier nicht.',
    fr: 'Cet élément n’existe pas.',
    it: 'Questo elemento non esiste.',
  },
  method_not_allowed: {
    de: 'Diese Adresse lässt die Anfrage so nicht zu.',
    fr: 'Cette adresse n’accepte pas ce type de requête.',
    it: 'Questo indirizzo non accetta questo tipo di richiesta.',
  },
  version_conflict: {
    de: 'Inzwischen wurde etwas geändert. Lade den neuen Stand.',
    fr: 'Des modifications ont été faites entre-temps. Charge la nouvelle version.',
    it: 'Nel frattempo sono state apportate modifiche. Carica la nuova versione.',
  },
  payload_too_large: {
    de: 'Die Anfrage ist zu gross.',
    fr: 'La requête est trop volumineuse.',
    it: 'La richiesta è troppo grande.',
  },
  unsupported_media_type: {
    de: 'Diese Art von Inhalt wird nicht angenommen.',
    fr: 'Ce type de contenu n’est pas accepté.',
    it: 'Questo tipo di contenuto non è accettato.',
  },
  self_toggle_not_allowed: {
    de: 'Dieser Inhalt wird von selbst abgeschlossen und kann nicht von Hand markiert werden.',
    fr: 'Ce contenu se termine de lui-même et ne peut pas être marqué à la main.',
    it: 'Questo contenuto si completa da solo e non può essere contrassegnato a mano.',
  },
  circle_locked: {
    de: 'Dieser Circle ist noch gesperrt.',
    fr: 'Ce cercle est encore verrouillé.',
    it: 'Questo cerchio è ancora bloccato.',
  },
  too_many_requests: {
    de: 'Zu viele Versuche. Warte einen Moment.',
    fr: 'Trop de tentatives. Patiente un instant.',
    it: 'Troppi tentativi. Attendi un momento.',
  },
  internal_error: {
    de: 'Da ist etwas schiefgegangen. Versuche es später noch einmal.',
    fr: 'Une erreur s’est produite. Réessaie plus tard.',
    it: 'Si è verificato un errore. Riprova più tardi.',
  },
  database_unavailable: {
    de: 'Die Datenbank ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
    fr: 'La base de données n’est pas joignable. Réessaie dans un instant.',
    it: 'La banca dati non è raggiungibile. Riprova tra un momento.',
  },
};

/** What is said about one field. */
export const fieldMessages = {
  required: { de: 'Pflichtfeld.', fr: 'Champ obligatoire.', it: 'Campo obbligatorio.' },
  invalid: { de: 'Ungültiger Wert.', fr: 'Valeur non valide.', it: 'Valore non valido.' },
  too_long: { de: 'Zu lang.', fr: 'Trop long.', it: 'Troppo lungo.' },
  unknown: { de: 'Unbekanntes Feld.', fr: 'Champ inconnu.', it: 'Campo sconosciuto.' },
} as const satisfies Record<string, Localised>;

export type FieldProblem = keyof typeof fieldMessages;
