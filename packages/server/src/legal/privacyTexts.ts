import type { Language } from '@learn/domain';
import type { LegalText } from './legalText.ts';

/** Data protection in a demo installation: what the platform itself keeps, which is the same everywhere. */
export const privacyTexts: Readonly<Record<Language, LegalText>> = {
  de: {
    title: 'Datenschutz',
    sections: [
      {
        title: 'Welche Daten wir bearbeiten',
        paragraphs: [
          'Angaben zu dir: Name, E-Mail, Sprache, Foto und was du im Profil ergänzt, etwa Adresse und Betrieb.',
          'Angaben zu deinem Kurs: Fortschritt, Selbsteinschätzungen, Abgaben, Bewertungen, Anwesenheit, Prüfungen und Termine.',
          'Wer davon was sieht, hängt von der Rolle ab: zum Beispiel sehen Lernbegleitungen nur die Personen, die sie begleiten.',
        ],
      },
      {
        title: 'Was in deinem Browser liegt',
        paragraphs: [
          'Cookies: sessionid und loginStatus halten dich angemeldet, csrftoken schützt Eingaben vor fremden Seiten, language merkt sich die Sprache, courseSessions die zuletzt gewählte Durchführung je Kurs. Es gibt keine Cookies für Werbung oder fremde Auswertungen.',
          'Lokaler Speicher: die gewählte Durchführung und Entwürfe von Texten, die du noch nicht abgeschickt hast. Beim Ausloggen werden deine Entwürfe gelöscht.',
        ],
      },
      {
        title: 'Deine Rechte',
        paragraphs: [
          'In den Einstellungen kannst du deine Daten herunterladen und ihre Löschung verlangen. Fehler in deinem Profil kannst du dort selbst berichtigen.',
        ],
      },
    ],
    missing: [
      'Name und Adresse der verantwortlichen Stelle und ihrer Datenschutzberatung',
      'Firmen, die Daten im Auftrag bearbeiten, und Länder, in denen sie liegen',
      'Wie lange Daten nach dem Ende eines Kurses bleiben',
    ],
  },
  fr: {
    title: 'Protection des données',
    sections: [
      {
        title: 'Quelles données nous traitons',
        paragraphs: [
          'Sur toi: nom, e-mail, langue, photo et ce que tu ajoutes dans le profil, par exemple l’adresse et l’entreprise.',
          'Sur ton cours: progression, autoévaluations, travaux remis, évaluations, présence, examens et dates.',
          'Qui voit quoi dépend du rôle: les formateurs, par exemple, ne voient que les personnes qu’ils accompagnent.',
        ],
      },
      {
        title: 'Ce qui se trouve dans ton navigateur',
        paragraphs: [
          'Cookies: sessionid et loginStatus maintiennent ta connexion, csrftoken protège tes saisies contre d’autres sites, language retient la langue, courseSessions la dernière session choisie par cours. Il n’y a aucun cookie de publicité ou d’analyse par des tiers.',
          'Stockage local: la session choisie et les brouillons de textes que tu n’as pas encore envoyés. Tes brouillons sont effacés quand tu te déconnectes.',
        ],
      },
      {
        title: 'Tes droits',
        paragraphs: [
          'Dans les paramètres, tu peux télécharger tes données et demander leur suppression. Tu peux corriger toi-même les erreurs de ton profil.',
        ],
      },
    ],
    missing: [
      'Nom et adresse du responsable du traitement et de son conseiller à la protection des données',
      'Entreprises qui traitent des données sur mandat, et pays où elles se trouvent',
      'Combien de temps les données restent après la fin d’un cours',
    ],
  },
  it: {
    title: 'Protezione dei dati',
    sections: [
      {
        title: 'Quali dati trattiamo',
        paragraphs: [
          'Su di te: nome, e-mail, lingua, foto e quanto aggiungi nel profilo, ad esempio indirizzo e azienda.',
          'Sul tuo corso: progressi, autovalutazioni, lavori consegnati, valutazioni, presenze, esami e date.',
          'Chi vede che cosa dipende dal ruolo: chi accompagna l’apprendimento, ad esempio, vede solo le persone che segue.',
        ],
      },
      {
        title: 'Che cosa si trova nel tuo browser',
        paragraphs: [
          'Cookie: sessionid e loginStatus mantengono attivo il tuo accesso, csrftoken protegge i tuoi dati da altri siti, language ricorda la lingua, courseSessions l’ultima sessione scelta per corso. Non ci sono cookie pubblicitari o di analisi di terzi.',
          'Memoria locale: la sessione scelta e le bozze dei testi che non hai ancora inviato. Quando esci, le tue bozze vengono cancellate.',
        ],
      },
      {
        title: 'I tuoi diritti',
        paragraphs: [
          'Nelle impostazioni puoi scaricare i tuoi dati e chiederne la cancellazione. Gli errori nel profilo li puoi correggere tu.',
        ],
      },
    ],
    missing: [
      'Nome e indirizzo del titolare del trattamento e del suo consulente per la protezione dei dati',
      'Aziende che trattano dati su mandato, e Paesi in cui si trovano',
      'Per quanto tempo restano i dati dopo la fine di un corso',
    ],
  },
};
