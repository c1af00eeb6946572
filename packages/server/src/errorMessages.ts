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
  persisted_query_not_found: {
    de: 'Diese Abfrage ist hier nicht bekannt. Sende sie ganz.',
    fr: 'Cette requête n’est pas connue ici. Envoie-la en entier.',
    it: 'Questa richiesta non è nota qui. Inviala per intero.',
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
  assignment_submitted: {
    de: 'Der Auftrag ist abgegeben und kann nicht mehr geändert werden.',
    fr: 'Le travail est remis et ne peut plus être modifié.',
    it: 'Il lavoro è stato consegnato e non può più essere modificato.',
  },
  submission_final: {
    de: 'Die Abgabe kann nicht mehr zurückgezogen werden: Die zehn Minuten dafür sind vorbei.',
    fr: 'La remise ne peut plus être annulée\u202f: les dix minutes prévues sont écoulées.',
    it: 'La consegna non può più essere annullata: i dieci minuti previsti sono trascorsi.',
  },
  evaluation_final: {
    de: 'Die Freigabe kann nicht mehr zurückgenommen werden: Die Minute dafür ist vorbei. Eine Korrektur ist weiterhin möglich.',
    fr: 'La publication ne peut plus être annulée\u202f: la minute prévue est écoulée. Une correction reste possible.',
    it: 'La pubblicazione non può più essere annullata: il minuto previsto è trascorso. Una correzione resta possibile.',
  },
  feedback_submitted: {
    de: 'Dein Feedback ist bereits abgeschickt.',
    fr: 'Ton feedback est déjà envoyé.',
    it: 'Il tuo feedback è già stato inviato.',
  },
  certificate_not_ready: {
    de: 'Dieser Kompetenznachweis kann noch nicht ausgestellt werden.',
    fr: 'Ce contrôle de compétences ne peut pas encore être établi.',
    it: 'Questo controllo delle competenze non può ancora essere rilasciato.',
  },
  has_records: {
    de: 'Dazu ist schon etwas erfasst, darum lässt es sich nicht löschen.',
    fr: 'Des données y sont déjà enregistrées, la suppression n’est donc pas possible.',
    it: 'Ci sono già dati registrati, perciò non è possibile eliminarlo.',
  },
  exam_date_full: {
    de: 'An diesem Prüfungstermin ist kein Platz mehr frei. Wähle einen anderen.',
    fr: 'Il n’y a plus de place à cette date d’examen. Choisis-en une autre.',
    it: 'Non ci sono più posti liberi in questa data d’esame. Scegline un’altra.',
  },
  email_taken: {
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
    fr: 'Un compte existe déjà avec cette adresse e-mail. Connecte-toi avec celui-ci.',
    it: 'Esiste già un account con questo indirizzo e-mail. Accedi con quello.',
  },
  last_admin: {
    de: 'Das ist der letzte Zugang zur Administration. Gib ihn zuerst einer anderen Person.',
    fr: 'C’est le dernier accès à l’administration. Donne-le d’abord à une autre personne.',
    it: 'È l’ultimo accesso all’amministrazione. Dallo prima a un’altra persona.',
  },
  read_only: {
    de: 'Du siehst die Plattform als eine andere Person: Du kannst nichts ändern, und was nur sie etwas angeht, bleibt verborgen.',
    fr: 'Tu vois la plateforme à la place d’une autre personne : tu ne peux rien modifier, et ce qui ne regarde qu’elle reste caché.',
    it: 'Stai vedendo la piattaforma come un’altra persona: non puoi modificare nulla, e ciò che riguarda solo lei resta nascosto.',
  },
  import_unreadable: {
    de: 'Diese Datei lässt sich nicht als Liste lesen. Nimm die Vorlage und speichere sie als xlsx oder csv.',
    fr: 'Ce fichier ne peut pas être lu comme une liste. Prends le modèle et enregistre-le en xlsx ou csv.',
    it: 'Questo file non si può leggere come elenco. Usa il modello e salvalo come xlsx o csv.',
  },
  import_too_large: {
    de: 'Diese Liste ist zu gross: höchstens 5000 Zeilen, 30 Spalten und 2 MB.',
    fr: 'Cette liste est trop grande : 5000 lignes, 30 colonnes et 2 Mo au plus.',
    it: 'Questo elenco è troppo grande: al massimo 5000 righe, 30 colonne e 2 MB.',
  },
  release_refused: {
    de: 'Diese Version kann so nicht freigegeben werden.',
    fr: 'Cette version ne peut pas être publiée ainsi.',
    it: 'Questa versione non può essere pubblicata così.',
  },
  archive_refused: {
    de: 'Diese Zip-Datei wird nicht angenommen.',
    fr: 'Ce fichier zip n’est pas accepté.',
    it: 'Questo file zip non viene accettato.',
  },
  import_running: {
    de: 'Dieser Import läuft oder ist abgeschlossen. Ändern kannst du ihn nur, solange er geprüft oder angehalten ist.',
    fr: 'Cette importation est en cours ou terminée. Tu ne peux la modifier que tant qu’elle est vérifiée ou arrêtée.',
    it: 'Questa importazione è in corso o terminata. Puoi modificarla solo finché è verificata o fermata.',
  },
  mentor_is_fellow: {
    de: 'Wer an derselben Durchführung teilnimmt, kann andere Teilnehmende nicht begleiten.',
    fr: 'Une personne qui participe à la même session ne peut pas accompagner d’autres participants.',
    it: 'Chi partecipa alla stessa sessione non può accompagnare altri partecipanti.',
  },
  upload_expired: {
    de: 'Die Zeit zum Hochladen ist abgelaufen. Beginne noch einmal.',
    fr: 'Le délai de téléversement est écoulé. Recommence.',
    it: 'Il tempo per il caricamento è scaduto. Ricomincia.',
  },
  invitation_invalid: {
    de: 'Diese Einladung ist abgelaufen oder wurde schon angenommen. Bitte um eine neue.',
    fr: 'Cette invitation a expiré ou a déjà été acceptée. Demandes-en une nouvelle.',
    it: 'Questo invito è scaduto o è già stato accettato. Chiedine uno nuovo.',
  },
  confirmation_invalid: {
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Lass dir einen neuen schicken.',
    fr: 'Ce lien a expiré ou a déjà été utilisé. Fais-t’en envoyer un nouveau.',
    it: 'Questo link è scaduto o è già stato usato. Fattene inviare uno nuovo.',
  },
  file_type_not_allowed: {
    de: 'Erlaubt sind pdf, docx, xlsx, pptx, png, jpg und mp4, und der Inhalt muss dazu passen.',
    fr: 'Sont admis pdf, docx, xlsx, pptx, png, jpg et mp4, et le contenu doit correspondre.',
    it: 'Sono ammessi pdf, docx, xlsx, pptx, png, jpg e mp4, e il contenuto deve corrispondere.',
  },
  exam_transition_not_allowed: {
    de: 'Das ist beim jetzigen Stand der Prüfung nicht möglich.',
    fr: 'Ce n’est pas possible dans l’état actuel de l’examen.',
    it: 'Non è possibile nello stato attuale dell’esame.',
  },
  exam_booking_closed: {
    de: 'Die Anmeldefrist für diesen Prüfungstermin ist vorbei.',
    fr: 'Le délai d’inscription pour cette date d’examen est passé.',
    it: 'Il termine di iscrizione per questa data d’esame è scaduto.',
  },
  exam_no_attempts_left: {
    de: 'Alle Versuche für diese Prüfung sind aufgebraucht.',
    fr: 'Toutes les tentatives pour cet examen sont épuisées.',
    it: 'Tutti i tentativi per questo esame sono esauriti.',
  },
  exam_not_begun: {
    de: 'Die Prüfung hat noch nicht begonnen. Erfasse das Ergebnis ab ihrem Beginn, oder ändere zuerst den Termin.',
    fr: 'L’examen n’a pas encore commencé. Saisis le résultat dès son début, ou modifie d’abord la date.',
    it: 'L’esame non è ancora iniziato. Registra il risultato dal suo inizio, o modifica prima la data.',
  },
  upload_missing: {
    de: 'Zu dieser Datei wurde nichts hochgeladen. Lade sie noch einmal hoch.',
    fr: 'Rien n’a été téléversé pour ce fichier. Téléverse-le encore une fois.',
    it: 'Per questo file non è stato caricato nulla. Caricalo di nuovo.',
  },
  unknown_course_type: {
    de: 'No configuration found for course type',
    fr: 'No configuration found for course type',
    it: 'No configuration found for course type',
  },
  course_type_without_endpoint: {
    de: 'No API endpoint configured for course type',
    fr: 'No API endpoint configured for course type',
    it: 'No API endpoint configured for course type',
  },
  sign_on_failed: {
    de: 'Die Anmeldung hat nicht geklappt. Versuche es noch einmal.',
    fr: 'La connexion a échoué. Réessaie.',
    it: 'L’accesso non è riuscito. Riprova.',
  },
  sign_on_cancelled: {
    de: 'Du hast die Anmeldung abgebrochen.',
    fr: 'Tu as annulé la connexion.',
    it: 'Hai annullato l’accesso.',
  },
  sign_on_expired: {
    de: 'Diese Anmeldung ist abgelaufen oder wurde schon beendet. Beginne noch einmal.',
    fr: 'Cette connexion a expiré ou est déjà terminée. Recommence.',
    it: 'Questo accesso è scaduto o è già terminato. Ricomincia.',
  },
  storage_unavailable: {
    de: 'Die Dateiablage ist gerade nicht erreichbar. Versuche es gleich noch einmal.',
    fr: 'Le stockage de fichiers n’est pas joignable. Réessaie dans un instant.',
    it: 'L’archivio dei file non è raggiungibile. Riprova tra un momento.',
  },
  request_timeout: {
    de: 'Die Anfrage ist zu langsam angekommen. Versuche es noch einmal.',
    fr: 'La requête est arrivée trop lentement. Réessaie.',
    it: 'La richiesta è arrivata troppo lentamente. Riprova.',
  },
  shutting_down: {
    de: 'Der Server wird gerade neu gestartet. Versuche es gleich noch einmal.',
    fr: 'Le serveur redémarre. Réessaie dans un instant.',
    it: 'Il server si sta riavviando. Riprova tra un momento.',
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
    fr: 'Ce Circle est encore verrouillé.',
    it: 'Questo Circle è ancora bloccato.',
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
  too_short: { de: 'Zu kurz.', fr: 'Trop court.', it: 'Troppo corto.' },
  too_small: { de: 'Zu klein.', fr: 'Trop petit.', it: 'Troppo piccolo.' },
  too_easy: {
    de: 'Zu leicht zu erraten.',
    fr: 'Trop facile à deviner.',
    it: 'Troppo facile da indovinare.',
  },
  wrong_password: {
    de: 'Das ist nicht dein jetziges Passwort.',
    fr: 'Ce n’est pas ton mot de passe actuel.',
    it: 'Non è la tua password attuale.',
  },
  too_large: { de: 'Zu gross.', fr: 'Trop grand.', it: 'Troppo grande.' },
  above_greatest: {
    de: 'Höchstens {greatest}.',
    fr: 'Au maximum {greatest}.',
    it: 'Al massimo {greatest}.',
  },
  choose_fewer_people: {
    de: 'Das sind zu viele Personen. Wähle Durchführungen mit insgesamt höchstens {greatest}.',
    fr: 'Il y a trop de personnes. Choisis des sessions qui en comptent {greatest} au plus.',
    it: 'Sono troppe persone. Scegli sessioni che ne contano al massimo {greatest}.',
  },
  not_allowed: {
    de: 'Das darfst du hier nicht ändern.',
    fr: 'Tu ne peux pas modifier cela ici.',
    it: 'Qui non puoi modificarlo.',
  },
  ends_before_start: {
    de: 'Das Ende liegt vor dem Beginn.',
    fr: 'La fin précède le début.',
    it: 'La fine precede l’inizio.',
  },
  ends_at_start: {
    de: 'Das Ende muss nach dem Beginn liegen.',
    fr: 'La fin doit être après le début.',
    it: 'La fine deve essere dopo l’inizio.',
  },
  skipped_time: {
    de: 'Diese Uhrzeit gibt es an diesem Tag nicht; die Uhr springt von 2 auf 3 Uhr.',
    fr: 'Cette heure n’existe pas ce jour-là ; l’horloge passe de 2 à 3 heures.',
    it: 'Quest’ora non esiste in quel giorno; l’orologio passa dalle 2 alle 3.',
  },
  booking_after_start: {
    de: 'Die Anmeldefrist liegt nach dem Beginn der Prüfung. Wähle einen früheren Zeitpunkt.',
    fr: 'Le délai d’inscription tombe après le début de l’examen. Choisis un moment antérieur.',
    it: 'Il termine d’iscrizione è dopo l’inizio dell’esame. Scegli un momento precedente.',
  },
  fewer_than_booked: {
    de: 'Es sind mehr Personen angemeldet, als so Platz haben. Gib mehr Plätze an.',
    fr: 'Il y a plus de personnes inscrites que de places. Indique davantage de places.',
    it: 'Le persone iscritte sono più dei posti. Indica più posti.',
  },
  before_submission: {
    de: 'Die Frist der Bewertung liegt vor der Abgabe.',
    fr: 'Le délai d’évaluation précède la remise.',
    it: 'Il termine della valutazione precede la consegna.',
  },
  taken: {
    de: 'Das gibt es schon.',
    fr: 'Cela existe déjà.',
    it: 'Esiste già.',
  },
  swiss_postal_code: {
    de: 'Schweizer Postleitzahlen haben vier Ziffern.',
    fr: 'Un numéro postal suisse a quatre chiffres.',
    it: 'Un numero postale svizzero ha quattro cifre.',
  },
  phone_number: {
    de: 'Das ist keine gültige Telefonnummer.',
    fr: 'Ce n’est pas un numéro de téléphone valide.',
    it: 'Questo non è un numero di telefono valido.',
  },
  age: {
    de: 'Das Alter muss zwischen 14 und 100 Jahren liegen.',
    fr: 'L’âge doit être compris entre 14 et 100 ans.',
    it: 'L’età deve essere compresa tra 14 e 100 anni.',
  },
  choose_profile: {
    de: 'Wähle zuerst ein Profil dieses Kurses.',
    fr: 'Choisis d’abord un profil de ce cours.',
    it: 'Scegli prima un profilo di questo corso.',
  },
  choose_option: {
    de: 'Wähle zuerst eine Option dieses Kurses.',
    fr: 'Choisis d’abord une option de ce cours.',
    it: 'Scegli prima un’opzione di questo corso.',
  },
  onboarding_closed: {
    de: 'Dieser Kurs ist für die Anmeldung nicht offen. Frage bei deinem Verband nach.',
    fr: 'Ce cours n’est pas ouvert aux inscriptions. Renseigne-toi auprès de ton association.',
    it: 'Questo corso non è aperto alle iscrizioni. Informati presso la tua associazione.',
  },
  email_taken: {
    de: 'Diese Adresse gehört schon zu einem anderen Konto.',
    fr: 'Cette adresse appartient déjà à un autre compte.',
    it: 'Questo indirizzo appartiene già a un altro account.',
  },
  confirmation_differs: {
    de: 'Das stimmt nicht mit dem verlangten Text überein.',
    fr: 'Cela ne correspond pas au texte demandé.',
    it: 'Non corrisponde al testo richiesto.',
  },
  already_enrolled: {
    de: 'Diese Person ist in dieser Durchführung bereits dabei.',
    fr: 'Cette personne fait déjà partie de cette session.',
    it: 'Questa persona fa già parte di questa sessione.',
  },
  unknown: { de: 'Unbekanntes Feld.', fr: 'Champ inconnu.', it: 'Campo sconosciuto.' },
} as const satisfies Record<string, Localised>;

export type FieldProblem = keyof typeof fieldMessages;
