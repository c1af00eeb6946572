import type { Language } from '@learn/domain';

/** What is printed on a certificate beside its data; numbers come written. */
export interface DocumentTexts {
  /** above a title that does not say it */
  readonly kind: string;
  readonly statement: (course: string, session: string) => string;
  readonly grade: string;
  readonly exact: (exact: string) => string;
  readonly assignments: string;
  readonly columns: readonly [
    assignment: string,
    weight: string,
    points: string,
    exact: string,
    grade: string,
  ];
  readonly points: (points: string, max: string) => string;
  readonly deducted: (points: string) => string;
  readonly withoutPoints: string;
  readonly issued: (date: string) => string;
  readonly verification: string;
  readonly verify: string;
  readonly code: (code: string) => string;
  readonly qrCode: string;
}

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  de: {
    kind: 'Kompetenznachweis',
    statement: (course, session) =>
      `hat alle Aufträge dieses Kompetenznachweises im Lehrgang «${course}» (${session}) abgeschlossen. Sie sind bewertet.`,
    grade: 'Note',
    exact: (exact) =>
      `Exakter Wert ${exact}, auf halbe Noten gerundet. Die beste Note ist 6, genügend ist 4.`,
    assignments: 'So kommt die Note zustande',
    columns: ['Auftrag', 'Gewicht', 'Punkte', 'Exakter Wert', 'Note'],
    points: (points, max) => `${points} von ${max}`,
    deducted: (points) => `Abzug ${points}`,
    withoutPoints: 'ohne Punkte',
    issued: (date) => `Ausgestellt am ${date}`,
    verification: 'Echtheit prüfen',
    verify: 'Ob dieser Kompetenznachweis gültig ist, zeigt diese Seite:',
    code: (code) => `Code ${code}`,
    qrCode: 'QR-Code, der die Seite zum Prüfen öffnet',
  },
  fr: {
    kind: 'Contrôle de compétences',
    statement: (course, session) =>
      `a terminé tous les travaux de ce contrôle de compétences dans la formation « ${course} » (${session}). Ils sont évalués.`,
    grade: 'Note',
    exact: (exact) =>
      `Valeur exacte ${exact}, arrondie à la demi-note. La meilleure note est 6, la note suffisante 4.`,
    assignments: 'Calcul de la note',
    columns: ['Travail', 'Poids', 'Points', 'Valeur exacte', 'Note'],
    points: (points, max) => `${points} sur ${max}`,
    deducted: (points) => `déduction ${points}`,
    withoutPoints: 'sans points',
    issued: (date) => `Établi le ${date}`,
    verification: 'Vérifier l’authenticité',
    verify: 'Cette page montre si ce contrôle de compétences est valable :',
    code: (code) => `Code ${code}`,
    qrCode: 'Code QR qui ouvre la page de vérification',
  },
  it: {
    kind: 'Controllo delle competenze',
    statement: (course, session) =>
      `ha completato tutti i compiti di questo controllo delle competenze nel corso «${course}» (${session}). Sono stati valutati.`,
    grade: 'Nota',
    exact: (exact) =>
      `Valore esatto ${exact}, arrotondato alla mezza nota. La nota migliore è 6, la sufficienza 4.`,
    assignments: 'Calcolo della nota',
    columns: ['Compito', 'Peso', 'Punti', 'Valore esatto', 'Nota'],
    points: (points, max) => `${points} su ${max}`,
    deducted: (points) => `deduzione ${points}`,
    withoutPoints: 'senza punti',
    issued: (date) => `Rilasciato il ${date}`,
    verification: 'Verificare l’autenticità',
    verify: 'Questa pagina mostra se il controllo delle competenze è valido:',
    code: (code) => `Codice ${code}`,
    qrCode: 'Codice QR che apre la pagina di verifica',
  },
};
