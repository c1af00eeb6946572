import type { Language } from '@learn/domain';
import type { LegalText } from './legalText.ts';

/** Imprint of a demo installation. */
export const imprintTexts: Readonly<Record<Language, LegalText>> = {
  de: {
    title: 'Impressum',
    sections: [
      {
        title: 'Diese Installation',
        paragraphs: [
          'Du siehst eine Demo-Installation der Lernplattform. Personen, Firmen und Kurse darin sind erfunden.',
        ],
      },
      {
        title: 'Haftung',
        paragraphs: [
          'Die Inhalte zeigen, was die Plattform kann. Sie sind keine Beratung und ersetzen keine Prüfungsordnung.',
          'Für Seiten anderer Anbieter, auf die wir verweisen, sind diese verantwortlich.',
        ],
      },
    ],
    missing: [
      'Name und Rechtsform des Betreibers',
      'Postadresse und Land',
      'Personen, die ihn vertreten',
      'Unternehmens-Identifikationsnummer (UID) und Handelsregister',
    ],
  },
  fr: {
    title: 'Mentions légales',
    sections: [
      {
        title: 'Cette installation',
        paragraphs: [
          'Tu vois une installation de démonstration de la plateforme. Les personnes, entreprises et cours sont inventés.',
        ],
      },
      {
        title: 'Responsabilité',
        paragraphs: [
          'Les contenus montrent ce que la plateforme sait faire. Ils ne sont pas un conseil et ne remplacent aucun règlement d’examen.',
          'Les sites d’autres fournisseurs vers lesquels nous renvoyons relèvent de leur responsabilité.',
        ],
      },
    ],
    missing: [
      'Nom et forme juridique de l’exploitant',
      'Adresse postale et pays',
      'Personnes qui le représentent',
      'Numéro d’identification des entreprises (IDE) et registre du commerce',
    ],
  },
  it: {
    title: 'Impressum',
    sections: [
      {
        title: 'Questa installazione',
        paragraphs: [
          'Stai vedendo un’installazione dimostrativa della piattaforma. Persone, aziende e corsi sono inventati.',
        ],
      },
      {
        title: 'Responsabilità',
        paragraphs: [
          'I contenuti mostrano che cosa sa fare la piattaforma. Non sono una consulenza e non sostituiscono alcun regolamento d’esame.',
          'Dei siti di altri fornitori ai quali rimandiamo rispondono questi ultimi.',
        ],
      },
    ],
    missing: [
      'Nome e forma giuridica del gestore',
      'Indirizzo postale e Paese',
      'Persone che lo rappresentano',
      'Numero d’identificazione delle imprese (IDI) e registro di commercio',
    ],
  },
};
