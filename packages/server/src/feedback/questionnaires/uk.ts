import { freeText, scale, yesNo } from './question.ts';

/** After the days of an inter-company course. */
export const ukQuestions = [
  scale(
    'satisfaction',
    {
      de: 'Wie zufrieden bist du mit dem Kurs insgesamt?',
      fr: 'Dans l’ensemble, es-tu satisfait·e du cours\u202f?',
      it: 'Nel complesso, quanto ti soddisfa il corso?',
    },
    'satisfaction',
  ),
  scale('goals_clear', {
    de: 'Die Lernziele waren mir von Anfang an klar.',
    fr: 'Les objectifs d’apprentissage étaient clairs dès le début.',
    it: 'Gli obiettivi di apprendimento erano chiari fin dall’inizio.',
  }),
  scale('goals_reached', {
    de: 'Ich habe die Lernziele erreicht.',
    fr: 'J’ai atteint les objectifs d’apprentissage.',
    it: 'Ho raggiunto gli obiettivi di apprendimento.',
  }),
  yesNo('preparation_useful', {
    de: 'Haben dich die Vorbereitungsaufträge gut auf den Kurs eingestimmt?',
    fr: 'Les travaux préparatoires t’ont-ils bien préparé·e au cours\u202f?',
    it: 'I compiti preparatori ti hanno preparato bene al corso?',
  }),
  scale('trainer_expertise', {
    de: 'Die Kursleitung beherrscht das Thema und macht es verständlich.',
    fr: 'La formatrice ou le formateur maîtrise le sujet et l’explique clairement.',
    it: 'Chi conduce il corso padroneggia il tema e lo spiega in modo chiaro.',
  }),
  scale('trainer_respect', {
    de: 'Die Kursleitung ging auf Fragen ein und behandelte alle mit Respekt.',
    fr: 'La formatrice ou le formateur a répondu aux questions et traité chacun·e avec respect.',
    it: 'Chi conduce il corso ha risposto alle domande e trattato tutti con rispetto.',
  }),
  scale('materials', {
    de: 'Die Unterlagen und Beispiele passen zu meiner Arbeit im Betrieb.',
    fr: 'Les documents et les exemples correspondent à mon travail en entreprise.',
    it: 'I materiali e gli esempi corrispondono al mio lavoro in azienda.',
  }),
  scale('pace', {
    de: 'Tempo und Umfang des Kurses waren richtig.',
    fr: 'Le rythme et la durée du cours étaient adéquats.',
    it: 'Il ritmo e la durata del corso erano adeguati.',
  }),
  scale('place', {
    de: 'Räume und Einrichtung waren zum Lernen geeignet.',
    fr: 'Les salles et l’équipement étaient propices à l’apprentissage.',
    it: 'Le aule e le attrezzature erano adatte all’apprendimento.',
  }),
  yesNo('recommend', {
    de: 'Würdest du diesen Kurs anderen Lernenden empfehlen?',
    fr: 'Recommanderais-tu ce cours à d’autres personnes en formation\u202f?',
    it: 'Consiglieresti questo corso ad altre persone in formazione?',
  }),
  freeText('good', {
    de: 'Was hat dir besonders gefallen?',
    fr: 'Qu’est-ce qui t’a particulièrement plu\u202f?',
    it: 'Che cosa ti è piaciuto di più?',
  }),
  freeText('better', {
    de: 'Was sollten wir besser machen?',
    fr: 'Que devrions-nous améliorer\u202f?',
    it: 'Che cosa dovremmo migliorare?',
  }),
];
