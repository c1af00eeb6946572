import type { CourseContent } from '../content.ts';
import { t } from '../content.ts';
import { ukMedia } from '../media-library/uk.ts';
import { ukAbschluss } from './uk-abschluss.ts';
import { ukBasis } from './uk-basis.ts';
import { ukEinkommenssicherung } from './uk-einkommenssicherung.ts';
import { ukFahrzeug } from './uk-fahrzeug.ts';
import { ukHaushaltTeil1 } from './uk-haushalt-teil-1.ts';
import { ukKickoff } from './uk-kickoff.ts';

/** The demo inter-company courses for apprentices: two topics, six circles. */
export const uk: CourseContent = {
  courseType: 'uk',
  slug: 'ueberbetriebliche-kurse',
  title: t('Überbetriebliche Kurse', 'Cours interentreprises', 'Corsi interaziendali'),
  categoryName: t(
    'Grundbildung Privatversicherung',
    'Formation initiale Assurance privée',
    'Formazione di base Assicurazione privata',
  ),
  configuration: {
    enable_circle_documents: true,
    enable_learning_mentor: true,
    enable_competence_certificates: true,
    enable_course_profiles: false,
  },
  profiles: [],
  actionCompetences: [
    {
      competenceId: 'A1',
      slug: 'lernen-und-zusammenarbeiten',
      title: t(
        'Eigenes Lernen organisieren und zusammenarbeiten',
        'Organiser son apprentissage et collaborer',
        'Organizzare il proprio apprendimento e collaborare',
      ),
    },
    {
      competenceId: 'A2',
      slug: 'kundenanliegen-bearbeiten',
      title: t(
        'Anliegen von Kundinnen und Kunden bearbeiten',
        'Traiter les demandes de la clientèle',
        'Trattare le richieste della clientela',
      ),
    },
    {
      competenceId: 'B1',
      slug: 'versicherungsgrundlagen-anwenden',
      title: t(
        'Grundlagen der Versicherung anwenden',
        'Appliquer les bases de l’assurance',
        'Applicare le basi dell’assicurazione',
      ),
    },
    {
      competenceId: 'C1',
      slug: 'sachdeckungen-erklaeren',
      title: t(
        'Sach- und Fahrzeugdeckungen erklären',
        'Expliquer les couvertures de choses et de véhicules',
        'Spiegare le coperture di cose e veicoli',
      ),
    },
    {
      competenceId: 'C2',
      slug: 'einkommen-absichern',
      title: t(
        'Einkommen und Personen absichern',
        'Assurer le revenu et les personnes',
        'Assicurare il reddito e le persone',
      ),
    },
  ],
  competenceCertificates: [
    {
      slug: 'kompetenznachweis-1',
      title: t(
        'Kompetenznachweis 1: Basis und Fahrzeug',
        'Contrôle de compétences 1 : bases et véhicule',
        'Controllo delle competenze 1: basi e veicolo',
      ),
    },
    {
      slug: 'kompetenznachweis-2',
      title: t(
        'Kompetenznachweis 2: Personen und Haushalt',
        'Contrôle de compétences 2 : personnes et ménage',
        'Controllo delle competenze 2: persone ed economia domestica',
      ),
    },
  ],
  mediaCategories: ukMedia,
  topics: [
    {
      slug: 'grundlagen-und-fahrzeug',
      title: t('Grundlagen und Fahrzeug', 'Bases et véhicule', 'Basi e veicolo'),
      description: t(
        'Ankommen, verstehen und den ersten Schaden aufnehmen.',
        'Arriver, comprendre et prendre une première annonce de sinistre.',
        'Arrivare, capire e raccogliere il primo annuncio di danno.',
      ),
      isVisible: true,
      circles: [ukKickoff, ukBasis, ukFahrzeug],
    },
    {
      slug: 'personen-und-haushalt',
      title: t('Personen und Haushalt', 'Personnes et ménage', 'Persone ed economia domestica'),
      description: t(
        'Einkommen sichern, Hausrat versichern und das Jahr abschliessen.',
        'Garantir le revenu, assurer le ménage et conclure l’année.',
        'Garantire il reddito, assicurare la mobilia e concludere l’anno.',
      ),
      isVisible: true,
      circles: [ukEinkommenssicherung, ukHaushaltTeil1, ukAbschluss],
    },
  ],
};
