import type { CourseContent } from '../content.ts';
import { t } from '../content.ts';
import { vvMedia } from '../media-library/vv.ts';
import { vvFahrzeug } from './vv-fahrzeug.ts';
import { vvGesundheit } from './vv-gesundheit.ts';
import { vvGewinnen } from './vv-gewinnen.ts';
import { vvHaushalt } from './vv-haushalt.ts';
import { vvKickoff } from './vv-kickoff.ts';
import { vvPensionierung } from './vv-pensionierung.ts';
import { vvRechtsstreitigkeiten } from './vv-rechtsstreitigkeiten.ts';
import { vvZwischenpruefungSach } from './vv-zwischenpruefung-sach.ts';

/** The demo course for insurance intermediaries: three topics, eight circles. */
export const vv: CourseContent = {
  courseType: 'vv',
  slug: 'versicherungsvermittler-in',
  title: t('Versicherungsvermittler/-in', 'Intermédiaire d’assurance', 'Intermediario/a assicurativo/a'),
  categoryName: t('Versicherungsvermittlung', 'Intermédiation en assurance', 'Intermediazione assicurativa'),
  configuration: {
    enable_circle_documents: true,
    enable_learning_mentor: true,
    enable_competence_certificates: true,
    enable_course_profiles: true,
  },
  profiles: ['nichtleben', 'leben', 'krankenzusatzversicherung', 'generell'],
  actionCompetences: [
    {
      competenceId: 'A1',
      slug: 'kundinnen-und-kunden-gewinnen',
      title: t(
        'Kundinnen und Kunden gewinnen und begleiten',
        'Acquérir et accompagner la clientèle',
        'Acquisire e accompagnare la clientela',
      ),
    },
    {
      competenceId: 'A2',
      slug: 'beduerfnisse-erfassen',
      title: t(
        'Bedürfnisse erfassen und Lösungen aufzeigen',
        'Identifier les besoins et proposer des solutions',
        'Rilevare i bisogni e proporre soluzioni',
      ),
    },
    {
      competenceId: 'B1',
      slug: 'sachrisiken-absichern',
      title: t(
        'Sach- und Vermögensrisiken beurteilen und absichern',
        'Évaluer et assurer les risques de choses et de patrimoine',
        'Valutare e assicurare i rischi di cose e di patrimonio',
      ),
    },
    {
      competenceId: 'C1',
      slug: 'gesundheit-absichern',
      title: t(
        'Zu Gesundheit und Erwerbsausfall beraten',
        'Conseiller en matière de santé et de perte de gain',
        'Consigliare in materia di salute e perdita di guadagno',
      ),
    },
    {
      competenceId: 'C2',
      slug: 'vorsorge-planen',
      title: t(
        'Vorsorge und Pensionierung planen',
        'Planifier la prévoyance et la retraite',
        'Pianificare la previdenza e il pensionamento',
      ),
    },
  ],
  competenceCertificates: [
    {
      slug: 'beratungspraxis',
      title: t(
        'Kompetenznachweis Beratungspraxis',
        'Contrôle de compétences Pratique du conseil',
        'Controllo delle competenze Pratica di consulenza',
      ),
    },
    {
      slug: 'sachversicherung',
      title: t(
        'Kompetenznachweis Sachversicherung',
        'Contrôle de compétences Assurance de choses',
        'Controllo delle competenze Assicurazione di cose',
      ),
    },
    {
      slug: 'personenversicherung',
      title: t(
        'Kompetenznachweis Personen und Vorsorge',
        'Contrôle de compétences Personnes et prévoyance',
        'Controllo delle competenze Persone e previdenza',
      ),
    },
  ],
  mediaCategories: vvMedia,
  topics: [
    {
      slug: 'einstieg',
      title: t('Einstieg', 'Introduction', 'Introduzione'),
      description: t(
        'Wie du arbeitest und Kundinnen und Kunden gewinnst.',
        'Comment tu travailles et acquiers ta clientèle.',
        'Come lavori e acquisisci la clientela.',
      ),
      isVisible: true,
      circles: [vvKickoff, vvGewinnen],
    },
    {
      slug: 'sachversicherung',
      title: t('Sachversicherung', 'Assurance de choses', 'Assicurazione di cose'),
      description: t(
        'Risiken rund um Fahrzeug, Haushalt und Recht beraten.',
        'Conseiller sur les risques liés au véhicule, au ménage et au droit.',
        'Consigliare sui rischi legati a veicolo, economia domestica e diritto.',
      ),
      isVisible: true,
      circles: [vvFahrzeug, vvHaushalt, vvRechtsstreitigkeiten, vvZwischenpruefungSach],
    },
    {
      slug: 'personen-und-vorsorge',
      title: t('Personen und Vorsorge', 'Personnes et prévoyance', 'Persone e previdenza'),
      description: t(
        'Von der Gesundheit bis zur Pensionierung.',
        'De la santé à la retraite.',
        'Dalla salute al pensionamento.',
      ),
      isVisible: true,
      circles: [vvGesundheit, vvPensionierung],
    },
  ],
};
