import { freeText, scale, yesNo } from './question.ts';

/** After a circle of the course for insurance brokers. */
export const vvQuestions = [
  scale(
    'satisfaction',
    {
      de: 'Wie zufrieden bist du mit diesem Circle insgesamt?',
      fr: 'Dans l’ensemble, es-tu satisfait·e de ce Circle\u202f?',
      it: 'Nel complesso, quanto ti soddisfa questo Circle?',
    },
    'satisfaction',
  ),
  scale('goals_reached', {
    de: 'Ich habe die Lernziele des Circles erreicht.',
    fr: 'J’ai atteint les objectifs d’apprentissage du Circle.',
    it: 'Ho raggiunto gli obiettivi di apprendimento del Circle.',
  }),
  scale('structure', {
    de: 'Der Aufbau war klar, ich wusste immer, was als Nächstes kommt.',
    fr: 'La structure était claire, je savais toujours quelle était la suite.',
    it: 'La struttura era chiara, sapevo sempre che cosa veniva dopo.',
  }),
  scale('variety', {
    de: 'Texte, Videos und Übungen haben sich gut ergänzt.',
    fr: 'Les textes, les vidéos et les exercices se complétaient bien.',
    it: 'Testi, video ed esercizi si completavano bene.',
  }),
  scale('relevance', {
    de: 'Was ich gelernt habe, brauche ich in der Beratung von Kundinnen und Kunden.',
    fr: 'Ce que j’ai appris me sert dans le conseil à la clientèle.',
    it: 'Ciò che ho imparato mi serve nella consulenza alla clientela.',
  }),
  scale('praxis_assignment', {
    de: 'Der Praxisauftrag half mir, das Gelernte im Alltag anzuwenden.',
    fr: 'Le travail pratique m’a aidé·e à appliquer ce que j’ai appris au quotidien.',
    it: 'Il compito pratico mi ha aiutato ad applicare quanto appreso nella quotidianità.',
  }),
  scale(
    'mentor_support',
    {
      de: 'Meine Lernbegleitung hat mich gut unterstützt.',
      fr: 'La personne qui m’accompagne m’a bien soutenu·e.',
      it: 'La persona che mi accompagna mi ha sostenuto bene.',
    },
    'optional',
  ),
  scale('effort', {
    de: 'Der Zeitaufwand entsprach den Angaben.',
    fr: 'Le temps nécessaire correspondait aux indications.',
    it: 'Il tempo necessario corrispondeva alle indicazioni.',
  }),
  yesNo('recommend', {
    de: 'Würdest du diesen Circle weiterempfehlen?',
    fr: 'Recommanderais-tu ce Circle\u202f?',
    it: 'Consiglieresti questo Circle?',
  }),
  freeText('good', {
    de: 'Was nimmst du mit?',
    fr: 'Que retiens-tu\u202f?',
    it: 'Che cosa porti con te?',
  }),
  freeText('better', {
    de: 'Was hat gefehlt oder war unklar?',
    fr: 'Qu’est-ce qui manquait ou n’était pas clair\u202f?',
    it: 'Che cosa mancava o non era chiaro?',
  }),
];
