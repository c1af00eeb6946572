import type { Localised } from '@learn/contracts';

/** What a notification says (domain decisions §12); `{name}` stands for a detail, itself a text or a Localised. */
export const notificationTexts = {
  assignment_submitted: {
    de: '{actor} hat «{title}» abgegeben.',
    fr: '{actor} a remis «\u202f{title}\u202f».',
    it: '{actor} ha consegnato «{title}».',
  },
  evaluation_released: {
    de: 'Die Bewertung von «{title}» ist freigegeben.',
    fr: 'L’évaluation de «\u202f{title}\u202f» est disponible.',
    it: 'La valutazione di «{title}» è disponibile.',
  },
  test_result: {
    de: 'Das Resultat von «{title}» ist da.',
    fr: 'Le résultat de «\u202f{title}\u202f» est disponible.',
    it: 'Il risultato di «{title}» è disponibile.',
  },
  certificate_revoked: {
    de: 'Der ausgestellte Nachweis «{title}» wurde widerrufen: {reason}',
    fr: 'Le document «\u202f{title}\u202f» a été révoqué\u202f: {reason}',
    it: 'Il documento «{title}» è stato revocato: {reason}',
  },
  self_evaluation_feedback_requested: {
    de: '{actor} bittet dich um ein Feedback zur Selbsteinschätzung «{title}».',
    fr: '{actor} te demande un feedback sur l’autoévaluation «\u202f{title}\u202f».',
    it: '{actor} ti chiede un feedback sull’autovalutazione «{title}».',
  },
  self_evaluation_question_asked: {
    de: '{actor} bittet dich um ein Feedback zur Selbsteinschätzung «{title}» und fragt: «{question}»',
    fr: '{actor} te demande un feedback sur l’autoévaluation «\u202f{title}\u202f» et pose une question : «\u202f{question}\u202f»',
    it: '{actor} ti chiede un feedback sull’autovalutazione «{title}» e domanda: «{question}»',
  },
  self_evaluation_feedback_given: {
    de: '{actor} hat dir ein Feedback zur Selbsteinschätzung «{title}» gegeben.',
    fr: '{actor} t’a donné un feedback sur l’autoévaluation «\u202f{title}\u202f».',
    it: '{actor} ti ha dato un feedback sull’autovalutazione «{title}».',
  },
  mentor_invited: {
    de: '{actor} lädt dich als Lernbegleitung ein.',
    fr: '{actor} t’invite à l’accompagner dans sa formation.',
    it: '{actor} ti invita ad accompagnare la sua formazione.',
  },
  mentor_accepted: {
    de: '{actor} begleitet dich jetzt.',
    fr: '{actor} t’accompagne désormais.',
    it: '{actor} ora ti accompagna.',
  },
  attendance_recorded: {
    de: 'Deine Anwesenheit bei «{title}» wurde erfasst.',
    fr: 'Ta présence à «\u202f{title}\u202f» a été enregistrée.',
    it: 'La tua presenza a «{title}» è stata registrata.',
  },
  date_moved: {
    de: 'Der Termin «{title}» wurde verschoben.',
    fr: 'Le rendez-vous «\u202f{title}\u202f» a été déplacé.',
    it: 'L’appuntamento «{title}» è stato spostato.',
  },
  date_cancelled: {
    de: 'Der Termin «{title}» findet nicht statt.',
    fr: 'Le rendez-vous «\u202f{title}\u202f» n’a pas lieu.',
    it: 'L’appuntamento «{title}» non ha luogo.',
  },
  exam_booked: {
    de: 'Du bist für die Prüfung «{title}» angemeldet.',
    fr: 'Ton inscription à l’examen «\u202f{title}\u202f» est confirmée.',
    it: 'Sei iscritto all’esame «{title}».',
  },
  exam_cancelled: {
    de: 'Deine Anmeldung zur Prüfung «{title}» ist aufgehoben.',
    fr: 'Ton inscription à l’examen «\u202f{title}\u202f» est annulée.',
    it: 'La tua iscrizione all’esame «{title}» è annullata.',
  },
  exam_result: {
    de: 'Das Resultat der Prüfung «{title}» ist da.',
    fr: 'Le résultat de l’examen «\u202f{title}\u202f» est disponible.',
    it: 'Il risultato dell’esame «{title}» è disponibile.',
  },
  document_added: {
    de: '{actor} hat das Dokument «{title}» hinzugefügt.',
    fr: '{actor} a ajouté le document «\u202f{title}\u202f».',
    it: '{actor} ha aggiunto il documento «{title}».',
  },
  employer_confirmed: {
    de: '{actor} hat bestätigt, dass du bei «{organisation}» arbeitest.',
    fr: '{actor} a confirmé que tu travailles chez «\u202f{organisation}\u202f».',
    it: '{actor} ha confermato che lavori presso «{organisation}».',
  },
  employer_rejected: {
    de: '{actor} hat nicht bestätigt, dass du bei «{organisation}» arbeitest. Prüfe die Angabe in deinem Profil.',
    fr: '{actor} n’a pas confirmé que tu travailles chez «\u202f{organisation}\u202f». Vérifie l’indication dans ton profil.',
    it: '{actor} non ha confermato che lavori presso «{organisation}». Controlla il dato nel tuo profilo.',
  },
  announcement_written: {
    de: 'Ankündigung von {actor}: «{title}».',
    fr: 'Annonce de {actor}\u202f: «\u202f{title}\u202f».',
    it: 'Annuncio di {actor}: «{title}».',
  },
  message_written: {
    de: '{actor} hat dir geschrieben.',
    fr: '{actor} t’a écrit.',
    it: '{actor} ti ha scritto.',
  },
  canary_ended: {
    de: 'Die Plattform hat den Probelauf von {name} {version} beendet: Fehler bei {visitors} Personen.',
    fr: 'La plateforme a mis fin à l’essai de {name} {version}\u202f: erreurs chez {visitors} personnes.',
    it: 'La piattaforma ha terminato la prova di {name} {version}: errori per {visitors} persone.',
  },
} as const satisfies Record<string, Localised>;

export type NotificationVerb = keyof typeof notificationTexts;
