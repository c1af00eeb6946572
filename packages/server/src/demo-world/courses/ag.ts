import { type CourseContent, t } from '../content.ts';
import { agMedia } from '../media-library/ag.ts';
import { agAdvice } from './ag-advice.ts';
import { agClaims } from './ag-claims.ts';
import { agCovers } from './ag-covers.ts';
import { agExam } from './ag-exam.ts';
import { agIntroduction } from './ag-introduction.ts';

/** Demo course of the car trade: selling vehicle insurance in the garage (specification §1, family ag). */
export const ag: CourseContent = {
  courseType: 'ag',
  slug: 'automobilgewerbe',
  title: t('Automobilgewerbe', 'Branche automobile', 'Ramo dell’automobile'),
  categoryName: t('Automobilgewerbe', 'Branche automobile', 'Ramo dell’automobile'),
  configuration: {
    enable_circle_documents: true,
    enable_learning_mentor: false,
    enable_competence_certificates: true,
    enable_course_profiles: false,
  },
  profiles: ['automobilgewerbe'],
  actionCompetences: [
    {
      competenceId: 'A1',
      slug: 'bedarf-ermitteln',
      title: t(
        'Versicherungsbedarf beim Fahrzeugkauf ermitteln',
        'Identifier les besoins d’assurance lors de l’achat d’un véhicule',
        'Rilevare il fabbisogno assicurativo all’acquisto di un veicolo',
      ),
    },
    {
      competenceId: 'A2',
      slug: 'deckungen-erklaeren',
      title: t(
        'Deckungen verständlich erklären und passend empfehlen',
        'Expliquer clairement les couvertures et recommander la bonne solution',
        'Spiegare le coperture in modo comprensibile e consigliare quella adatta',
      ),
    },
    {
      competenceId: 'B1',
      slug: 'abschluss-abwickeln',
      title: t(
        'Antrag, Versicherungsnachweis und Zulassung abwickeln',
        'Gérer la proposition, l’attestation d’assurance et l’immatriculation',
        'Gestire la proposta, l’attestato d’assicurazione e l’immatricolazione',
      ),
    },
    {
      competenceId: 'C1',
      slug: 'schadenfall-begleiten',
      title: t(
        'Kundinnen und Kunden im Schadenfall begleiten',
        'Accompagner la clientèle en cas de sinistre',
        'Accompagnare la clientela in caso di sinistro',
      ),
    },
  ],
  competenceCertificates: [
    {
      slug: 'beratung-im-autohaus',
      title: t('Beratung in der Garage', 'Conseil au garage', 'Consulenza in garage'),
    },
    {
      slug: 'abschluss-und-schaden',
      title: t('Abschluss und Schadenfall', 'Conclusion et sinistre', 'Conclusione e sinistro'),
    },
  ],
  mediaCategories: agMedia,
  topics: [
    {
      slug: 'grundlagen',
      title: t('Grundlagen', 'Bases', 'Basi'),
      description: t(
        'Deine Rolle in der Versicherungsvermittlung und die Deckungen rund ums Fahrzeug.',
        'Ton rôle d’intermédiaire et les couvertures liées au véhicule.',
        'Il tuo ruolo di intermediario e le coperture legate al veicolo.',
      ),
      isVisible: true,
      circles: [agIntroduction, agCovers],
    },
    {
      slug: 'beraten-und-begleiten',
      title: t('Beraten und begleiten', 'Conseiller et accompagner', 'Consigliare e accompagnare'),
      description: t(
        'Vom ersten Gespräch über den Antrag bis zum Schadenfall und zur Prüfung.',
        'Du premier entretien à la proposition, jusqu’au sinistre et à l’examen.',
        'Dal primo colloquio alla proposta, fino al sinistro e all’esame.',
      ),
      isVisible: true,
      circles: [agAdvice, agClaims, agExam],
    },
  ],
};
