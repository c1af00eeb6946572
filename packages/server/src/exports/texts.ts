import type { Localised } from '@learn/contracts';
import type { ExportKind } from '@learn/contracts/endpoints';
import type { AssignmentStatus, AssignmentType, AttendanceStatus, ResultState } from '@learn/domain';

const text = (de: string, fr: string, it: string): Localised => ({ de, fr, it });

/** Titles of columns. */
export const headers = {
  course: text('Lehrgang', 'Cours', 'Corso'),
  session: text('Durchführung', 'Session', 'Sessione'),
  region: text('Region', 'Région', 'Regione'),
  generation: text('Generation', 'Génération', 'Generazione'),
  circle: text('Circle', 'Circle', 'Circle'),
  lastName: text('Name', 'Nom', 'Cognome'),
  firstName: text('Vorname', 'Prénom', 'Nome'),
  email: text('E-Mail', 'E-mail', 'E-mail'),
  organisation: text('Organisation', 'Organisation', 'Organizzazione'),
  vbvId: text('VBV-Nummer', 'Numéro AFA', 'Numero AFA'),
  profile: text('Profil', 'Profil', 'Profilo'),
  role: text('Rolle', 'Rôle', 'Ruolo'),
  mentors: text('Begleitung', 'Accompagnement', 'Accompagnamento'),
  attendanceDay: text('Präsenztag', 'Journée de cours', 'Giornata di corso'),
  start: text('Beginn', 'Début', 'Inizio'),
  end: text('Ende', 'Fin', 'Fine'),
  location: text('Ort', 'Lieu', 'Luogo'),
  trainer: text('Leitung', 'Direction', 'Conduzione'),
  status: text('Status', 'Statut', 'Stato'),
  present: text('Anwesend', 'Présent', 'Presente'),
  certificate: text('Kompetenznachweis', 'Contrôle de compétences', 'Controllo delle competenze'),
  assignment: text('Auftrag', 'Travail', 'Compito'),
  assignmentType: text('Art', 'Type', 'Tipo'),
  deadline: text('Abgabetermin', 'Délai de remise', 'Termine di consegna'),
  submittedAt: text('Abgegeben am', 'Remis le', 'Consegnato il'),
  evaluatedAt: text('Bewertet am', 'Évalué le', 'Valutato il'),
  points: text('Punkte', 'Points', 'Punti'),
  deducted: text('Abzug', 'Déduction', 'Deduzione'),
  finalPoints: text('Punkte nach Abzug', 'Points après déduction', 'Punti dopo la deduzione'),
  maxPoints: text('Maximale Punkte', 'Points maximaux', 'Punti massimi'),
  percent: text('Prozent', 'Pour cent', 'Percentuale'),
  result: text('Ergebnis', 'Résultat', 'Risultato'),
  feedback: text('Feedback', 'Feedback', 'Feedback'),
  responses: text('Rückmeldungen', 'Réponses reçues', 'Risposte ricevute'),
  question: text('Frage', 'Question', 'Domanda'),
  answers: text('Antworten', 'Réponses', 'Risposte'),
  average: text('Durchschnitt', 'Moyenne', 'Media'),
  rated1: text('Bewertung 1', 'Note 1', 'Valutazione 1'),
  rated2: text('Bewertung 2', 'Note 2', 'Valutazione 2'),
  rated3: text('Bewertung 3', 'Note 3', 'Valutazione 3'),
  rated4: text('Bewertung 4', 'Note 4', 'Valutazione 4'),
  yes: text('Ja', 'Oui', 'Sì'),
  no: text('Nein', 'Non', 'No'),
  freeText: text('Freitext', 'Texte libre', 'Testo libero'),
  date: text('Datum', 'Date', 'Data'),
  product: text('Produkt', 'Produit', 'Prodotto'),
  price: text('Betrag (CHF)', 'Montant (CHF)', 'Importo (CHF)'),
  exam: text('Prüfung', 'Examen', 'Esame'),
  attempt: text('Versuch', 'Tentative', 'Tentativo'),
  daysCompleted: text('Präsenztage durchgeführt', 'Journées de cours tenues', 'Giornate di corso svolte'),
  presences: text('Anwesenheiten', 'Présences', 'Presenze'),
  expectedPresences: text('Erwartete Anwesenheiten', 'Présences attendues', 'Presenze attese'),
  presentPercent: text('Anwesend in Prozent', 'Présence en pour cent', 'Presenza in percentuale'),
  passed: text('Bestanden', 'Réussi', 'Superato'),
  failed: text('Nicht bestanden', 'Non réussi', 'Non superato'),
  notEvaluated: text('Noch nicht bewertet', 'Pas encore évalué', 'Non ancora valutato'),
  passedPercent: text('Bestanden in Prozent', 'Réussite en pour cent', 'Superato in percentuale'),
  pointsPercent: text('Punkte in Prozent', 'Points en pour cent', 'Punti in percentuale'),
  satisfaction: text('Zufriedenheit von 4', 'Satisfaction sur 4', 'Soddisfazione su 4'),
  works: text('Anzahl Arbeiten', 'Nombre de travaux', 'Numero di lavori'),
  assignmentCount: text('Aufträge', 'Travaux', 'Compiti'),
  submittedCount: text('Abgegeben', 'Remis', 'Consegnati'),
  grade: text('Note', 'Note', 'Nota'),
  exactGrade: text('Genaue Note', 'Note exacte', 'Nota esatta'),
  averageGrade: text('Durchschnitt', 'Moyenne', 'Media'),
  partialGrade: text('Teilnote', 'Note partielle', 'Nota parziale'),
  evaluatedCount: text('Bewertet', 'Évalués', 'Valutati'),
  openCount: text('Offen', 'Ouverts', 'Aperti'),
  criteria: text('Kriterien', 'Critères', 'Criteri'),
  canDo: text('Kann ich', 'Je sais le faire', 'So farlo'),
  lookAgain: text('Nochmals anschauen', 'À revoir', 'Da rivedere'),
  notAssessed: text('Offen', 'Ouverts', 'Aperti'),
  month: text('Monat', 'Mois', 'Mese'),
  year: text('Jahr', 'Année', 'Anno'),
  orders: text('Bestellungen', 'Commandes', 'Ordini'),
  examsTaken: text('Prüfungen', 'Examens', 'Esami'),
  participants: text('Teilnehmende', 'Participants', 'Partecipanti'),
  certificates: text('Zertifikate', 'Certificats', 'Certificati'),
  grantedOn: text('Erteilt am', 'Délivré le', 'Rilasciato il'),
} as const satisfies Readonly<Record<string, Localised>>;

export type HeaderKey = keyof typeof headers;

/** What a yes or no is called. */
export const yesOrNo: Readonly<Record<'true' | 'false', Localised>> = {
  true: headers.yes,
  false: headers.no,
};

/** Stands for the profile of people who have none. */
export const withoutProfile = text('Ohne Profil', 'Sans profil', 'Senza profilo');

export const passedOrFailed: Readonly<Record<'passed' | 'failed', Localised>> = {
  passed: text('Bestanden', 'Réussi', 'Superato'),
  failed: text('Nicht bestanden', 'Non réussi', 'Non superato'),
};

export const attendanceStatusTexts: Readonly<Record<AttendanceStatus | 'none', Localised>> = {
  PRESENT: text('Anwesend', 'Présent', 'Presente'),
  ABSENT: text('Abwesend', 'Absent', 'Assente'),
  EXCUSED: text('Entschuldigt', 'Excusé', 'Giustificato'),
  LATE: text('Verspätet', 'En retard', 'In ritardo'),
  DISPENSED: text('Dispensiert', 'Dispensé', 'Dispensato'),
  none: text('Noch nicht erfasst', 'Pas encore saisi', 'Non ancora registrato'),
};

export const assignmentStatusTexts: Readonly<Record<AssignmentStatus, Localised>> = {
  UNKNOWN: text('Nicht begonnen', 'Pas commencé', 'Non iniziato'),
  IN_PROGRESS: text('In Bearbeitung', 'En cours', 'In corso'),
  SUBMITTED: text('Abgegeben', 'Remis', 'Consegnato'),
  EVALUATION_IN_PROGRESS: text('In Bewertung', 'En cours d’évaluation', 'In valutazione'),
  EVALUATION_SUBMITTED: text('Bewertet', 'Évalué', 'Valutato'),
};

/** How far a person is in an assignment. */
export const resultStateTexts: Readonly<Record<ResultState, Localised>> = {
  failed: headers.failed,
  open: text('Noch nicht abgegeben', 'Pas encore remis', 'Non ancora consegnato'),
  submitted: assignmentStatusTexts.SUBMITTED,
  evaluated: assignmentStatusTexts.EVALUATION_SUBMITTED,
};

export const assignmentTypeTexts: Readonly<Record<AssignmentType, Localised>> = {
  PRAXIS_ASSIGNMENT: text('Praxisauftrag', 'Travail pratique', 'Compito pratico'),
  CASEWORK: text('Geleitete Fallarbeit', 'Étude de cas dirigée', 'Studio di caso guidato'),
  PREP_ASSIGNMENT: text('Vorbereitungsauftrag', 'Travail préparatoire', 'Compito preparatorio'),
  REFLECTION: text('Reflexion', 'Réflexion', 'Riflessione'),
  CONDITION_ACCEPTANCE: text(
    'Bedingungen annehmen',
    'Acceptation des conditions',
    'Accettazione delle condizioni',
  ),
  EDONIQ_TEST: text('Test', 'Test', 'Test'),
};

/** The row of a feedback that says how many answered. */
export const allResponses = text('Alle Rückmeldungen', 'Toutes les réponses', 'Tutte le risposte');

/** Names of the sheets, and in the names of files. */
export const kindTexts: Readonly<Record<ExportKind, Localised>> = {
  feedback: text('Feedback', 'Feedback', 'Feedback'),
  attendance: text('Anwesenheit', 'Présences', 'Presenze'),
  competence_elements: text(
    'Kompetenznachweis-Elemente',
    'Éléments de compétences',
    'Elementi di competenza',
  ),
  persons: text('Personen', 'Personnes', 'Persone'),
  training_responsible_costs: text('Kurskosten', 'Coûts des cours', 'Costi dei corsi'),
  training_responsible_exam_taken: text('Absolvierte Prüfungen', 'Examens passés', 'Esami sostenuti'),
  exam_costs: text('Prüfungskosten', 'Coûts des examens', 'Costi degli esami'),
  certificate_grades: text('Noten', 'Notes', 'Note'),
  self_assessments: text('Selbsteinschätzungen', 'Autoévaluations', 'Autovalutazioni'),
  certification_profiles: text('Zertifikatsprofile', 'Profils de certification', 'Profili di certificazione'),
};

export const allCourses = text('alle Lehrgänge', 'tous les cours', 'tutti i corsi');
