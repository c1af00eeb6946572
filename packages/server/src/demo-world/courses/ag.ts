import { type CourseContent, t } from '../content.ts';
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
  mediaCategories: [
    {
      slug: 'gesetze-und-merkblaetter',
      title: t('Gesetze und Merkblätter', 'Lois et aide-mémoire', 'Leggi e promemoria'),
      description: t(
        'Die Rechtsgrundlagen, die du im Verkaufsraum brauchst, kurz zusammengefasst.',
        'Les bases légales utiles en salle d’exposition, résumées en quelques lignes.',
        'Le basi legali utili in sala d’esposizione, riassunte in poche righe.',
      ),
    },
    {
      slug: 'vorlagen-und-checklisten',
      title: t('Vorlagen und Checklisten', 'Modèles et listes de contrôle', 'Modelli e liste di controllo'),
      description: t(
        'Gesprächsleitfaden, Bedarfsblatt und Übergabe-Checkliste zum Ausdrucken.',
        'Guide d’entretien, fiche de besoins et liste de contrôle pour la remise, à imprimer.',
        'Guida al colloquio, scheda dei bisogni e lista per la consegna, da stampare.',
      ),
    },
    {
      slug: 'beispiele-aus-der-praxis',
      title: t('Beispiele aus der Praxis', 'Exemples tirés de la pratique', 'Esempi dalla pratica'),
      description: t(
        'Beratungs- und Schadenfälle aus erfundenen Garagen, mit Lösungsweg.',
        'Cas de conseil et de sinistre dans des garages fictifs, avec la démarche de résolution.',
        'Casi di consulenza e di sinistro in garage inventati, con la soluzione commentata.',
      ),
    },
  ],
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
