import { freeText, scale, yesNo } from './question.ts';

/** After the preparation for an exam. */
export const examPreparationQuestions = [
  scale(
    'satisfaction',
    {
      de: 'Wie zufrieden bist du mit der Prüfungsvorbereitung insgesamt?',
      fr: 'Dans l’ensemble, es-tu satisfait·e de la préparation à l’examen\u202f?',
      it: 'Nel complesso, quanto ti soddisfa la preparazione all’esame?',
    },
    'satisfaction',
  ),
  scale('prepared', {
    de: 'Ich fühle mich auf die Prüfung vorbereitet.',
    fr: 'Je me sens préparé·e pour l’examen.',
    it: 'Mi sento pronto per l’esame.',
  }),
  scale('procedure_clear', {
    de: 'Ich weiss, wie die Prüfung abläuft und was erlaubt ist.',
    fr: 'Je sais comment se déroule l’examen et ce qui est autorisé.',
    it: 'So come si svolge l’esame e che cosa è consentito.',
  }),
  scale('content_coverage', {
    de: 'Die Vorbereitung deckt die Themen der Prüfung ab.',
    fr: 'La préparation couvre les thèmes de l’examen.',
    it: 'La preparazione copre i temi dell’esame.',
  }),
  scale('exercises', {
    de: 'Die Übungsaufgaben waren nützlich und realistisch.',
    fr: 'Les exercices étaient utiles et réalistes.',
    it: 'Gli esercizi erano utili e realistici.',
  }),
  scale('gaps_found', {
    de: 'Ich habe erkannt, was ich noch nachholen muss.',
    fr: 'J’ai identifié ce que je dois encore rattraper.',
    it: 'Ho capito che cosa devo ancora recuperare.',
  }),
  yesNo('enough_time', {
    de: 'Blieb vor der Prüfung genug Zeit zum Lernen?',
    fr: 'Restait-il assez de temps pour étudier avant l’examen\u202f?',
    it: 'È rimasto abbastanza tempo per studiare prima dell’esame?',
  }),
  yesNo('recommend', {
    de: 'Würdest du diese Vorbereitung weiterempfehlen?',
    fr: 'Recommanderais-tu cette préparation\u202f?',
    it: 'Consiglieresti questa preparazione?',
  }),
  freeText('missing', {
    de: 'Welches Thema kam zu kurz?',
    fr: 'Quel thème n’a pas été assez traité\u202f?',
    it: 'Quale tema è stato trattato troppo poco?',
  }),
  freeText('better', {
    de: 'Was sollten wir besser machen?',
    fr: 'Que devrions-nous améliorer\u202f?',
    it: 'Che cosa dovremmo migliorare?',
  }),
];
