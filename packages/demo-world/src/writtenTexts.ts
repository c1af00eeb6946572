import type { Language } from '@learn/domain';

/** What learners write into assignments. */
export const answers: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Ich habe zuerst gefragt, was sich im letzten Jahr verändert hat, und erst danach über Deckungen gesprochen. So kam der geplante Umzug von selbst zur Sprache.',
    'Im Gespräch habe ich zwei Lücken gefunden: Die Summe im Hausrat ist seit acht Jahren gleich, und der Selbstbehalt passt nicht mehr zum Einkommen.',
    'Der Schaden ist gedeckt, weil das Wasser aus der Leitung kam. Nicht gedeckt ist der Riss in der Fassade, denn er bestand schon vorher. Das habe ich der Kundin so erklärt.',
    'Meine Empfehlung: Vertrag um zwei Jahre verlängern, Selbstbehalt auf 500 Franken senken, Rechtsschutz Verkehr dazunehmen. Begründet habe ich das mit dem Arbeitsweg.',
    'Gut gelungen ist mir der Einstieg. Beim Preis bin ich zu schnell geworden; beim nächsten Mal lasse ich nach der Offerte eine Pause.',
    'Ich habe die Unterlagen mit der Berufsbildnerin besprochen. Sie hat mir gezeigt, wo die Ausschlüsse stehen und wie man sie einfach formuliert.',
  ],
  fr: [
    'J’ai d’abord demandé ce qui avait changé pendant l’année, puis seulement parlé des couvertures. Le déménagement prévu est ainsi venu tout seul dans la discussion.',
    'J’ai trouvé deux lacunes : la somme de l’inventaire du ménage est la même depuis huit ans, et la franchise ne correspond plus au revenu.',
    'Le dommage est couvert, car l’eau venait de la conduite. La fissure de la façade ne l’est pas, elle existait déjà. Je l’ai expliqué ainsi à la cliente.',
    'Ma recommandation : prolonger le contrat de deux ans, baisser la franchise à 500 francs et ajouter la protection juridique circulation, à cause du trajet professionnel.',
    'L’introduction s’est bien passée. Pour le prix, je suis allé trop vite ; la prochaine fois, je laisserai une pause après l’offre.',
    'J’ai parlé du dossier avec ma formatrice. Elle m’a montré où se trouvent les exclusions et comment les dire simplement.',
  ],
  it: [
    'Prima ho chiesto che cosa è cambiato nell’ultimo anno e solo dopo ho parlato delle coperture. Così il trasloco previsto è venuto fuori da solo.',
    'Nel colloquio ho trovato due lacune: la somma della mobilia domestica è la stessa da otto anni e la franchigia non corrisponde più al reddito.',
    'Il danno è coperto, perché l’acqua proveniva dalla condotta. La crepa nella facciata non lo è, esisteva già prima. L’ho spiegato così alla cliente.',
    'La mia raccomandazione: prolungare il contratto di due anni, ridurre la franchigia a 500 franchi e aggiungere la protezione giuridica per la circolazione.',
    'L’inizio mi è riuscito bene. Sul prezzo sono stato troppo veloce; la prossima volta farò una pausa dopo l’offerta.',
    'Ho discusso il dossier con la mia formatrice. Mi ha mostrato dove si trovano le esclusioni e come formularle in modo semplice.',
  ],
};

/** What evaluators write to a task of an evaluation: well done, to be improved. */
export const remarks: Readonly<Record<Language, { good: readonly string[]; weak: readonly string[] }>> = {
  de: {
    good: ['Sauber hergeleitet und verständlich erklärt.', 'Die Bedürfnisse sind vollständig erfasst.'],
    weak: ['Die Begründung fehlt; nenne die Klausel.', 'Die Berechnung geht nicht auf, prüfe die Summe.'],
  },
  fr: {
    good: ['Démarche claire et bien expliquée.', 'Les besoins sont relevés de manière complète.'],
    weak: ['La justification manque ; cite la clause.', 'Le calcul n’est pas juste, vérifie la somme.'],
  },
  it: {
    good: ['Procedimento chiaro e ben spiegato.', 'I bisogni sono rilevati in modo completo.'],
    weak: ['Manca la motivazione; cita la clausola.', 'Il calcolo non torna, verifica la somma.'],
  },
};

/** Why points were deducted. */
export const deductionReasons: Readonly<Record<Language, string>> = {
  de: 'Zwei Quellen sind nicht angegeben.',
  fr: 'Deux sources ne sont pas indiquées.',
  it: 'Due fonti non sono indicate.',
};

/** What people write as a free text of a feedback. */
export const feedbackComments: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Die Fallbeispiele aus der Praxis haben mir am meisten gebracht.',
    'Mehr Zeit für die Übung zu zweit wäre gut gewesen.',
    'Sehr gute Stimmung und klare Erklärungen.',
  ],
  fr: [
    'Les cas tirés de la pratique m’ont le plus apporté.',
    'Un peu plus de temps pour l’exercice à deux aurait été utile.',
    'Très bonne ambiance et explications claires.',
  ],
  it: [
    'I casi tratti dalla pratica mi hanno aiutato di più.',
    'Sarebbe servito più tempo per l’esercizio a coppie.',
    'Ottima atmosfera e spiegazioni chiare.',
  ],
};
