import { type CourseContent, t } from '../content.ts';
import { etMedia } from '../media-library/et.ts';
import { etCompensation } from './et-compensation.ts';
import { etExam } from './et-exam.ts';
import { etFrost } from './et-frost.ts';
import { etHail } from './et-hail.ts';
import { etIntroduction } from './et-introduction.ts';

/** Demo course of harvest loss: estimating and insuring hail and frost losses (specification §1, family et). */
export const et: CourseContent = {
  courseType: 'et',
  slug: 'ernteausfall',
  title: t('Ernteausfall', 'Pertes de récolte', 'Perdite di raccolto'),
  categoryName: t('Landwirtschaft', 'Agriculture', 'Agricoltura'),
  configuration: {
    enable_circle_documents: true,
    enable_learning_mentor: false,
    enable_competence_certificates: true,
    enable_course_profiles: false,
  },
  profiles: ['generell'],
  actionCompetences: [
    {
      competenceId: 'A1',
      slug: 'bestand-beurteilen',
      title: t(
        'Kulturen und Entwicklungsstadien beurteilen',
        'Évaluer les cultures et leurs stades de développement',
        'Valutare le colture e i loro stadi di sviluppo',
      ),
    },
    {
      competenceId: 'A2',
      slug: 'schaden-erheben',
      title: t(
        'Hagel- und Frostschäden im Feld erheben',
        'Relever les dégâts de grêle et de gel au champ',
        'Rilevare in campo i danni da grandine e gelo',
      ),
    },
    {
      competenceId: 'B1',
      slug: 'entschaedigung-berechnen',
      title: t(
        'Ertragsausfall und Entschädigung berechnen',
        'Calculer la perte de rendement et l’indemnité',
        'Calcolare la perdita di resa e l’indennizzo',
      ),
    },
    {
      competenceId: 'C1',
      slug: 'betriebe-beraten',
      title: t(
        'Betriebe zu Versicherungsschutz und Prävention beraten',
        'Conseiller les exploitations en matière d’assurance et de prévention',
        'Consigliare le aziende su copertura assicurativa e prevenzione',
      ),
    },
  ],
  competenceCertificates: [
    {
      slug: 'schaetzung-im-feld',
      title: t('Schätzung im Feld', 'Estimation au champ', 'Stima in campo'),
    },
    {
      slug: 'entschaedigung-und-beratung',
      title: t('Entschädigung und Beratung', 'Indemnité et conseil', 'Indennizzo e consulenza'),
    },
  ],
  mediaCategories: etMedia,
  topics: [
    {
      slug: 'im-feld',
      title: t('Im Feld', 'Au champ', 'In campo'),
      description: t(
        'Kulturen lesen, Schäden erkennen und nachvollziehbar erheben.',
        'Observer les cultures, reconnaître les dégâts et les relever de manière vérifiable.',
        'Osservare le colture, riconoscere i danni e rilevarli in modo verificabile.',
      ),
      isVisible: true,
      circles: [etIntroduction, etHail, etFrost],
    },
    {
      slug: 'am-tisch',
      title: t('Am Tisch', 'Au bureau', 'In ufficio'),
      description: t(
        'Vom Schadenprozent zur Entschädigung, zur Beratung und zur Prüfung.',
        'Du pourcentage de dommage à l’indemnité, au conseil et à l’examen.',
        'Dalla percentuale di danno all’indennizzo, alla consulenza e all’esame.',
      ),
      isVisible: true,
      circles: [etCompensation, etExam],
    },
  ],
};
