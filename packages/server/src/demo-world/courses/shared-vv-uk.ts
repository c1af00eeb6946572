import type { PerformanceCriterion, Question } from '../content.ts';
import { t } from '../content.ts';
import type { Text } from '../text.ts';

/** A self-assessment criterion; `competence` is the competence_id of the action competence it belongs to. */
export const can = (
  slug: string,
  competence: string,
  de: string,
  fr: string,
  it: string,
): PerformanceCriterion => ({ slug, title: t(de, fr, it), competence });

/** A right option of a question. */
export const right = (de: string, fr: string, it: string): Question['options'][number] => ({
  text: t(de, fr, it),
  correct: true,
});

/** A wrong option of a question. */
export const wrong = (de: string, fr: string, it: string): Question['options'][number] => ({
  text: t(de, fr, it),
  correct: false,
});

/** Titles of the learning sequences that return in most circles. */
export const sequenceTitle: Readonly<Record<'start' | 'apply' | 'check', Text>> = {
  start: t('Starten', 'Démarrer', 'Iniziare'),
  apply: t('Anwenden', 'Appliquer', 'Applicare'),
  check: t('Prüfen', 'Vérifier', 'Verificare'),
};

/** What participants declare when they hand in an assignment. */
export const ownWork: Text = t(
  'Ich habe den Auftrag selbst bearbeitet und alle Angaben zu Kundinnen und Kunden anonymisiert.',
  'J’ai réalisé ce travail moi-même et rendu anonymes toutes les données de la clientèle.',
  'Ho svolto il lavoro personalmente e ho reso anonimi tutti i dati della clientela.',
);
