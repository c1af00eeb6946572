import { freeText, scale, yesNo } from './question.ts';

/** After a circle of the course for the car trade. */
export const automobilGewerbeQuestions = [
  scale(
    'satisfaction',
    {
      de: 'Wie zufrieden bist du mit diesem Lernabschnitt insgesamt?',
      fr: 'Dans l’ensemble, es-tu satisfait·e de cette étape de formation\u202f?',
      it: 'Nel complesso, quanto ti soddisfa questa tappa della formazione?',
    },
    'satisfaction',
  ),
  scale('goals_reached', {
    de: 'Ich habe die Lernziele erreicht.',
    fr: 'J’ai atteint les objectifs d’apprentissage.',
    it: 'Ho raggiunto gli obiettivi di apprendimento.',
  }),
  scale('workshop_relevance', {
    de: 'Die Beispiele entsprechen dem, was in der Garage wirklich vorkommt.',
    fr: 'Les exemples correspondent à ce qui se passe réellement au garage.',
    it: 'Gli esempi corrispondono a ciò che succede davvero in garage.',
  }),
  scale('customer_talk', {
    de: 'Ich fühle mich sicherer, Kundinnen und Kunden zu Versicherungsfragen zu beraten.',
    fr: 'Je me sens plus à l’aise pour conseiller la clientèle en matière d’assurance.',
    it: 'Mi sento più sicuro nel consigliare la clientela in materia di assicurazioni.',
  }),
  scale('legal_clarity', {
    de: 'Ich weiss jetzt, was ich vermitteln darf und was nicht.',
    fr: 'Je sais maintenant ce que j’ai le droit de proposer et ce qui m’est interdit.',
    it: 'Ora so che cosa posso proporre e che cosa no.',
  }),
  scale('understandable', {
    de: 'Texte und Videos waren verständlich.',
    fr: 'Les textes et les vidéos étaient compréhensibles.',
    it: 'Testi e video erano comprensibili.',
  }),
  scale('compatible_with_work', {
    de: 'Der Kurs liess sich gut neben der Arbeit absolvieren.',
    fr: 'Le cours était bien compatible avec le travail.',
    it: 'Il corso si conciliava bene con il lavoro.',
  }),
  yesNo('recommend', {
    de: 'Würdest du den Kurs in deinem Betrieb weiterempfehlen?',
    fr: 'Recommanderais-tu le cours dans ton entreprise\u202f?',
    it: 'Consiglieresti il corso nella tua azienda?',
  }),
  freeText('good', {
    de: 'Was kannst du morgen schon anwenden?',
    fr: 'Que peux-tu appliquer dès demain\u202f?',
    it: 'Che cosa puoi applicare già domani?',
  }),
  freeText('better', {
    de: 'Was sollten wir besser machen?',
    fr: 'Que devrions-nous améliorer\u202f?',
    it: 'Che cosa dovremmo migliorare?',
  }),
];
