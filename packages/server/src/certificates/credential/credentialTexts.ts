import type { Language } from '@learn/domain';

interface CredentialTexts {
  readonly description: (title: string, course: string) => string;
  readonly criteria: string;
  readonly grade: string;
}

/** What a credential says in sentences. */
export const credentialTexts: Readonly<Record<Language, CredentialTexts>> = {
  de: {
    description: (title, course) => `«${title}» im Lehrgang «${course}»: alle Aufträge bewertet, mit Note.`,
    criteria:
      'Alle Aufträge des Kompetenznachweises sind bewertet. Die Note entsteht aus ihren Punkten und Gewichten, auf halbe Noten von 1 bis 6 gerundet.',
    grade: 'Note',
  },
  fr: {
    description: (title, course) =>
      `«\u00a0${title}\u00a0» dans la formation «\u00a0${course}\u00a0»\u202f: tous les travaux évalués, avec une note.`,
    criteria:
      'Tous les travaux du contrôle de compétences sont évalués. La note résulte de leurs points et de leur poids, arrondie à la demi-note de 1 à 6.',
    grade: 'Note',
  },
  it: {
    description: (title, course) =>
      `«${title}» nel corso «${course}»: tutti i compiti valutati, con una nota.`,
    criteria:
      'Tutti i compiti del controllo delle competenze sono valutati. La nota risulta dai loro punti e pesi, arrotondata alla mezza nota da 1 a 6.',
    grade: 'Nota',
  },
};
