import { t } from '../content.ts';
import type { MediaCategory } from '../mediaContent.ts';

/** The media library of the course for insurance intermediaries. */
export const vvMedia: readonly MediaCategory[] = [
  {
    slug: 'fahrzeug',
    icon: 'product',
    title: t('Fahrzeug', 'Véhicule', 'Veicolo'),
    description: t(
      'Begriffe, Merkblätter und Beispiele rund um Auto, Motorrad und Elektromobilität.',
      'Notions, fiches et exemples sur la voiture, la moto et la mobilité électrique.',
      'Nozioni, schede ed esempi su auto, moto e mobilità elettrica.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'haftpflicht-teilkasko-vollkasko',
        title: t(
          'Haftpflicht, Teilkasko, Vollkasko: wer zahlt was?',
          'Responsabilité civile, casco partielle, casco complète: qui paie quoi?',
          'Responsabilità civile, casco parziale, casco totale: chi paga che cosa?',
        ),
        description: t(
          'Die drei Deckungen der Motorfahrzeugversicherung im Vergleich.',
          'Les trois couvertures de l’assurance véhicules à moteur comparées.',
          'Le tre coperture dell’assicurazione veicoli a motore a confronto.',
        ),
        minutes: 6,
        belongsTo: ['fahrzeug/haftpflicht-und-kasko', 'fahrzeug/merkblaetter-fahrzeug'],
        parts: [
          {
            title: t('Haftpflicht', 'Responsabilité civile', 'Responsabilità civile'),
            text: t(
              'Sie ist obligatorisch und bezahlt Schäden, die das Fahrzeug anderen zufügt: Personenschäden, Sachschäden und die Abwehr unberechtigter Forderungen. Ohne Versicherungsnachweis gibt es kein Kontrollschild.',
              'Elle est obligatoire et paie les dommages que le véhicule cause à des tiers: lésions corporelles, dégâts matériels et défense contre les prétentions injustifiées. Sans attestation d’assurance, pas de plaques.',
              'È obbligatoria e paga i danni che il veicolo causa ad altri: lesioni corporali, danni materiali e la difesa da pretese ingiustificate. Senza attestato di assicurazione non ci sono targhe.',
            ),
          },
          {
            title: t('Teilkasko', 'Casco partielle', 'Casco parziale'),
            text: t(
              'Sie deckt, was man kaum verhindern kann: Hagel, Sturm, Diebstahl, Feuer, Glasbruch, Marder und Zusammenstösse mit Tieren. Ein Bonus geht dabei nicht verloren.',
              'Elle couvre ce qu’on ne peut guère éviter: grêle, tempête, vol, incendie, bris de glaces, fouines et collisions avec des animaux. Le bonus n’est pas touché.',
              'Copre ciò che è difficile evitare: grandine, tempesta, furto, incendio, rottura vetri, martore e collisioni con animali. Il bonus non si perde.',
            ),
          },
          {
            title: t('Vollkasko', 'Casco complète', 'Casco totale'),
            text: t(
              'Zur Teilkasko kommt die Kollision: der selbst verschuldete Schaden am eigenen Auto. Bei Leasing wird sie fast immer verlangt. Nach etwa fünf Jahren lohnt sich der Vergleich von Prämie und Zeitwert.',
              'À la casco partielle s’ajoute la collision: le dommage à sa propre voiture dont on est responsable. Le leasing l’exige presque toujours. Après cinq ans environ, comparer prime et valeur vénale en vaut la peine.',
              'Alla casco parziale si aggiunge la collisione: il danno alla propria auto di cui si è responsabili. Con il leasing è quasi sempre richiesta. Dopo circa cinque anni conviene confrontare premio e valore venale.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-motorfahrzeug',
        title: t(
          'Begriffe der Motorfahrzeugversicherung',
          'Notions de l’assurance véhicules',
          'Nozioni dell’assicurazione veicoli',
        ),
        description: t(
          'Fünf Wörter, die in jedem Gespräch vorkommen.',
          'Cinq mots qui reviennent dans chaque entretien.',
          'Cinque parole che tornano in ogni colloquio.',
        ),
        minutes: 4,
        belongsTo: ['fahrzeug/haftpflicht-und-kasko'],
        parts: [
          {
            title: t('Bonusstufe', 'Degré de bonus', 'Grado di bonus'),
            text: t(
              'Anteil der Grundprämie, der nach schadenfreien Jahren noch zu zahlen ist.',
              'Part de la prime de base encore due après des années sans sinistre.',
              'Quota del premio di base ancora dovuta dopo anni senza sinistri.',
            ),
          },
          {
            title: t('Selbstbehalt', 'Franchise', 'Franchigia'),
            text: t(
              'Betrag, den die versicherte Person im Schadenfall selbst trägt.',
              'Montant que la personne assurée prend elle-même en charge en cas de sinistre.',
              'Importo che la persona assicurata assume in caso di sinistro.',
            ),
          },
          {
            title: t('Zeitwert', 'Valeur vénale', 'Valore venale'),
            text: t(
              'Was das Fahrzeug unmittelbar vor dem Schaden wert war.',
              'Ce que valait le véhicule juste avant le dommage.',
              'Quanto valeva il veicolo subito prima del danno.',
            ),
          },
          {
            title: t('Grobfahrlässigkeit', 'Négligence grave', 'Negligenza grave'),
            text: t(
              'Elementare Vorsicht wurde missachtet. Die Versicherung darf kürzen, ausser der Verzicht ist mitversichert.',
              'Une précaution élémentaire a été négligée. L’assurance peut réduire ses prestations, sauf si la renonciation est assurée.',
              'È stata trascurata una prudenza elementare. L’assicurazione può ridurre le prestazioni, salvo rinuncia assicurata.',
            ),
          },
          {
            title: t('Wechselschild', 'Plaques interchangeables', 'Targhe trasferibili'),
            text: t(
              'Ein Schild für zwei Fahrzeuge, von denen immer nur eines fährt.',
              'Une paire de plaques pour deux véhicules dont un seul circule à la fois.',
              'Una coppia di targhe per due veicoli, di cui circola sempre uno solo.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'merkblatt-elektroauto',
        title: t('Merkblatt Elektroauto', 'Fiche voiture électrique', 'Scheda auto elettrica'),
        description: t(
          'Akku, Ladestation und Ladekabel: worauf du bei der Deckung achtest.',
          'Batterie, borne et câble de recharge: à quoi veiller dans la couverture.',
          'Batteria, stazione e cavo di ricarica: a che cosa badare nella copertura.',
        ),
        minutes: 3,
        belongsTo: ['fahrzeug/merkblaetter-fahrzeug'],
        format: 'pdf',
        lines: [
          t(
            'Akku: gekauft oder gemietet? Ist Kurzschluss gedeckt?',
            'Batterie: achetée ou louée? Court-circuit couvert?',
            'Batteria: comprata o noleggiata? Cortocircuito coperto?',
          ),
          t(
            'Ladestation: Hausrat, Gebäude oder Kasko?',
            'Borne: ménage, bâtiment ou casco?',
            'Stazione: mobilia, stabile o casco?',
          ),
          t(
            'Ladekabel: Diebstahl ausserhalb des Fahrzeugs',
            'Câble: vol hors du véhicule',
            'Cavo: furto fuori dal veicolo',
          ),
          t(
            'Pannenhilfe: Abschleppen zur nächsten Ladestation',
            'Dépannage: remorquage jusqu’à la borne la plus proche',
            'Soccorso: traino alla stazione più vicina',
          ),
        ],
      },
      {
        kind: 'LINK',
        slug: 'strassenverkehrsgesetz',
        title: t(
          'Strassenverkehrsgesetz (SVG)',
          'Loi sur la circulation routière (LCR)',
          'Legge sulla circolazione stradale (LCStr)',
        ),
        description: t(
          'Die Artikel 58 bis 89 regeln Haftung und Versicherung.',
          'Les articles 58 à 89 règlent la responsabilité et l’assurance.',
          'Gli articoli da 58 a 89 disciplinano responsabilità e assicurazione.',
        ),
        minutes: 10,
        url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685',
      },
    ],
  },
  {
    slug: 'haushalt-und-recht',
    icon: 'handbook',
    title: t('Haushalt und Recht', 'Ménage et droit', 'Economia domestica e diritto'),
    description: t(
      'Hausrat, Gebäude, Privathaftpflicht und Rechtsschutz.',
      'Inventaire du ménage, bâtiment, responsabilité civile et protection juridique.',
      'Mobilia domestica, stabile, responsabilità civile e protezione giuridica.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'unterversicherung',
        title: t(
          'Unterversicherung verständlich erklärt',
          'La sous-assurance expliquée simplement',
          'La sottoassicurazione spiegata bene',
        ),
        description: t(
          'Warum eine zu tiefe Versicherungssumme auch bei kleinen Schäden weh tut.',
          'Pourquoi une somme assurée trop basse fait mal même pour un petit dommage.',
          'Perché una somma assicurata troppo bassa fa male anche con un piccolo danno.',
        ),
        minutes: 5,
        belongsTo: ['haushalt/was-ist-hausrat', 'haushalt/hausratrechner', 'haushalt/merkblaetter-haushalt'],
        parts: [
          {
            title: t('Das Prinzip', 'Le principe', 'Il principio'),
            text: t(
              'Ist nur die Hälfte des Hausrats versichert, zahlt die Versicherung auch nur die Hälfte des Schadens. Massgebend ist der Neuwert aller Sachen, nicht der Wert der beschädigten.',
              'Si seule la moitié de l’inventaire est assurée, l’assurance ne paie que la moitié du dommage. C’est la valeur à neuf de tous les biens qui compte, pas celle des objets touchés.',
              'Se è assicurata solo metà della mobilia, l’assicurazione paga solo metà del danno. Conta il valore a nuovo di tutte le cose, non quello delle cose danneggiate.',
            ),
          },
          {
            title: t('Ein Beispiel', 'Un exemple', 'Un esempio'),
            text: t(
              'Familie Brunner besitzt Sachen für 120 000 Franken und versichert 60 000. Nach einem Wasserschaden von 8000 Franken erhält sie 4000, abzüglich Selbstbehalt.',
              'La famille Brunner possède des biens pour 120 000 francs et en assure 60 000. Après un dégât d’eau de 8000 francs, elle reçoit 4000, moins la franchise.',
              'La famiglia Brunner possiede cose per 120 000 franchi e ne assicura 60 000. Dopo un danno d’acqua di 8000 franchi ne riceve 4000, meno la franchigia.',
            ),
          },
          {
            title: t('So beugst du vor', 'Comment l’éviter', 'Come evitarla'),
            text: t(
              'Frage bei jedem Gespräch nach Umzug, Heirat, neuen Möbeln und Wertsachen. Die Inventarliste ist besser als jede Schätzung nach Zimmern.',
              'À chaque entretien, demande s’il y a eu déménagement, mariage, nouveaux meubles ou objets de valeur. La liste d’inventaire vaut mieux que toute estimation par pièces.',
              'A ogni colloquio chiedi di traslochi, matrimonio, nuovi mobili e oggetti di valore. La lista d’inventario è meglio di ogni stima per locali.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'privathaftpflicht-im-alltag',
        title: t(
          'Privathaftpflicht im Alltag',
          'La responsabilité civile privée au quotidien',
          'La responsabilità civile privata nel quotidiano',
        ),
        description: t(
          'Vom Weinfleck bis zum Skiunfall: wann die Privathaftpflicht zahlt.',
          'De la tache de vin à l’accident de ski: quand la RC privée paie.',
          'Dalla macchia di vino all’incidente di sci: quando paga la RC privata.',
        ),
        minutes: 5,
        belongsTo: ['haushalt/privathaftpflicht', 'haushalt/wasserschaden'],
        parts: [
          {
            title: t('Mieterschäden', 'Dommages aux locaux loués', 'Danni a locali in affitto'),
            text: t(
              'Schäden an der gemieteten Wohnung gehören zu den häufigsten. Übliche Abnützung ist kein Schaden, und nach der Lebensdauer ist nichts mehr geschuldet.',
              'Les dommages au logement loué sont parmi les plus fréquents. L’usure normale n’en est pas un, et rien n’est dû une fois la durée de vie écoulée.',
              'I danni all’appartamento in affitto sono tra i più frequenti. La normale usura non è un danno e oltre la durata di vita non si deve più nulla.',
            ),
          },
          {
            title: t('Kinder und Haustiere', 'Enfants et animaux', 'Bambini e animali'),
            text: t(
              'Wer seine Aufsichtspflicht erfüllt hat, haftet nicht. Viele Verträge zahlen für Kinder trotzdem, damit die Nachbarschaft gut bleibt.',
              'Qui a rempli son devoir de surveillance n’est pas responsable. Beaucoup de contrats paient quand même pour les enfants, pour la paix du voisinage.',
              'Chi ha adempiuto al dovere di sorveglianza non risponde. Molti contratti pagano comunque per i bambini, per la pace con i vicini.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'inventarliste-hausrat',
        title: t('Inventarliste Hausrat', 'Liste d’inventaire du ménage', 'Lista d’inventario della mobilia'),
        description: t(
          'Tabelle zum Ausfüllen mit der Kundschaft, Zimmer für Zimmer.',
          'Tableau à remplir avec la clientèle, pièce par pièce.',
          'Tabella da compilare con la clientela, locale per locale.',
        ),
        minutes: 15,
        belongsTo: ['haushalt/checklisten-haushalt', 'haushalt/hausratrechner'],
        format: 'xlsx',
        lines: [
          t('Zimmer | Neuwert CHF', 'Pièce | Valeur à neuf CHF', 'Locale | Valore a nuovo CHF'),
          t('Wohnzimmer | ', 'Salon | ', 'Soggiorno | '),
          t('Küche | ', 'Cuisine | ', 'Cucina | '),
          t('Schlafzimmer | ', 'Chambre à coucher | ', 'Camera | '),
          t('Keller und Estrich | ', 'Cave et grenier | ', 'Cantina e solaio | '),
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-rechtsschutz',
        title: t(
          'Begriffe im Rechtsschutz',
          'Notions de protection juridique',
          'Nozioni di protezione giuridica',
        ),
        description: t(
          'Was in Verträgen steht und was es bedeutet.',
          'Ce que disent les contrats et ce que cela signifie.',
          'Che cosa dicono i contratti e che cosa significa.',
        ),
        minutes: 4,
        belongsTo: [
          'rechtsstreitigkeiten/deckung-im-rechtsschutz',
          'rechtsstreitigkeiten/deckung-im-strassenverkehr',
        ],
        parts: [
          {
            title: t('Wartefrist', 'Délai d’attente', 'Periodo d’attesa'),
            text: t(
              'Zeit nach Vertragsbeginn, in der gewisse Streitfälle noch nicht gedeckt sind.',
              'Période après le début du contrat durant laquelle certains litiges ne sont pas encore couverts.',
              'Periodo dopo l’inizio del contratto in cui certe controversie non sono ancora coperte.',
            ),
          },
          {
            title: t('Freie Anwaltswahl', 'Libre choix de l’avocat', 'Libera scelta dell’avvocato'),
            text: t(
              'Bei Gerichtsverfahren und Interessenkonflikten bestimmt die versicherte Person, wer sie vertritt.',
              'En procédure judiciaire et en cas de conflit d’intérêts, la personne assurée choisit qui la représente.',
              'Nelle procedure giudiziarie e nei conflitti d’interesse la persona assicurata sceglie chi la rappresenta.',
            ),
          },
          {
            title: t('Vorsorgliche Massnahme', 'Mesure provisionnelle', 'Misura cautelare'),
            text: t(
              'Anordnung des Gerichts, die sofort gilt, bis das Urteil gefällt ist.',
              'Décision du tribunal qui vaut immédiatement, jusqu’au jugement.',
              'Ordine del tribunale che vale subito, fino alla sentenza.',
            ),
          },
        ],
      },
    ],
  },
  {
    slug: 'gesundheit',
    icon: 'customer',
    title: t('Gesundheit', 'Santé', 'Salute'),
    description: t(
      'Grundversicherung, Zusatzversicherung und Taggeld.',
      'Assurance de base, complémentaire et indemnités journalières.',
      'Assicurazione di base, complementare e indennità giornaliera.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'franchise-richtig-waehlen',
        title: t('Die Franchise richtig wählen', 'Bien choisir sa franchise', 'Scegliere bene la franchigia'),
        description: t(
          'Wann sich die tiefste, wann die höchste Franchise rechnet.',
          'Quand la franchise la plus basse est avantageuse, et quand la plus haute.',
          'Quando conviene la franchigia più bassa e quando la più alta.',
        ),
        minutes: 6,
        belongsTo: ['gesundheit/was-das-obligatorium-leistet', 'gesundheit/modelle-vergleichen'],
        parts: [
          {
            title: t('Die Faustregel', 'La règle de base', 'La regola pratica'),
            text: t(
              'Für Erwachsene lohnt sich meist nur die tiefste oder die höchste Franchise. Die Stufen dazwischen sind bei fast keiner Kostenhöhe die günstigste Wahl.',
              'Pour les adultes, seule la franchise la plus basse ou la plus haute est en général avantageuse. Les échelons intermédiaires ne sont presque jamais le meilleur choix.',
              'Per gli adulti convengono di solito solo la franchigia più bassa o la più alta. I gradini intermedi non sono quasi mai la scelta più economica.',
            ),
          },
          {
            title: t('Die Frage im Gespräch', 'La question à poser', 'La domanda da porre'),
            text: t(
              'Kann die Person die ganze Franchise und den Selbstbehalt im Januar bezahlen? Wenn nicht, ist die hohe Franchise trotz tiefer Prämie die falsche Empfehlung.',
              'La personne peut-elle payer toute la franchise et la quote-part en janvier? Sinon, la franchise haute est un mauvais conseil malgré la prime basse.',
              'La persona può pagare tutta la franchigia e l’aliquota percentuale a gennaio? Se no, la franchigia alta è un cattivo consiglio nonostante il premio basso.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-krankenversicherung',
        title: t(
          'Begriffe der Krankenversicherung',
          'Notions de l’assurance-maladie',
          'Nozioni dell’assicurazione malattia',
        ),
        description: t(
          'Von der Franchise bis zum Vorbehalt.',
          'De la franchise à la réserve.',
          'Dalla franchigia alla riserva.',
        ),
        minutes: 4,
        belongsTo: ['gesundheit/grund-und-zusatz'],
        parts: [
          {
            title: t('Kostenbeteiligung', 'Participation aux coûts', 'Partecipazione ai costi'),
            text: t(
              'Franchise, Selbstbehalt von zehn Prozent und Spitalbeitrag zusammen.',
              'Franchise, quote-part de dix pour cent et contribution hospitalière réunies.',
              'Franchigia, aliquota del dieci per cento e contributo ospedaliero insieme.',
            ),
          },
          {
            title: t('Vorbehalt', 'Réserve', 'Riserva'),
            text: t(
              'Eine Krankheit, die in der Zusatzversicherung ausgeschlossen wird. In der Grundversicherung gibt es keine Vorbehalte.',
              'Maladie exclue de l’assurance complémentaire. L’assurance de base n’en connaît pas.',
              'Malattia esclusa dall’assicurazione complementare. Nell’assicurazione di base non esistono riserve.',
            ),
          },
          {
            title: t('Taggeld', 'Indemnité journalière', 'Indennità giornaliera'),
            text: t(
              'Ersatz für den Lohn, wenn jemand wegen Krankheit nicht arbeiten kann.',
              'Remplacement du salaire quand une personne ne peut pas travailler pour cause de maladie.',
              'Sostituzione del salario quando una persona non può lavorare per malattia.',
            ),
          },
        ],
      },
      {
        kind: 'VIDEO',
        slug: 'gesundheitsfragen-stellen',
        title: t(
          'Heikle Gesundheitsfragen stellen',
          'Poser des questions de santé délicates',
          'Porre domande delicate sulla salute',
        ),
        description: t(
          'Ein Gespräch, wie es im Büro vorkommt: diskret, klar, ohne Druck.',
          'Un entretien comme au bureau: discret, clair, sans pression.',
          'Un colloquio come in ufficio: discreto, chiaro, senza pressione.',
        ),
        minutes: 3,
        belongsTo: ['gesundheit/gespraech-zur-gesundheit', 'gesundheit/heikle-fragen'],
        captions: [
          t(
            'Herr Brunner möchte seine Zusatzversicherung ergänzen. Jetzt kommen die Gesundheitsfragen.',
            'Monsieur Brunner souhaite compléter son assurance. Viennent maintenant les questions de santé.',
            'Il signor Brunner vuole completare la sua assicurazione. Ora arrivano le domande sulla salute.',
          ),
          t(
            'Samira schliesst die Tür und erklärt, wofür die Angaben gebraucht werden und wer sie liest.',
            'Samira ferme la porte et explique à quoi servent les réponses et qui les lira.',
            'Samira chiude la porta e spiega a che cosa servono i dati e chi li leggerà.',
          ),
          t(
            'Sie stellt jede Frage so, wie sie im Antrag steht, und lässt ihm Zeit.',
            'Elle pose chaque question comme elle figure dans la proposition et lui laisse du temps.',
            'Pone ogni domanda come sta nella proposta e gli lascia tempo.',
          ),
          t(
            'Bei der Frage nach den Medikamenten zögert er. Sie drängt nicht und füllt nichts für ihn aus.',
            'À la question des médicaments, il hésite. Elle n’insiste pas et ne remplit rien à sa place.',
            'Alla domanda sui medicamenti esita. Lei non insiste e non compila nulla al posto suo.',
          ),
          t(
            'Sie sagt klar, was geschieht, wenn etwas verschwiegen wird: Die Gesellschaft kann den Vertrag kündigen.',
            'Elle dit clairement ce qui arrive si l’on tait quelque chose : la compagnie peut résilier le contrat.',
            'Dice con chiarezza che cosa succede se si tace qualcosa: la compagnia può disdire il contratto.',
          ),
          t(
            'Herr Brunner nimmt den Fragebogen mit und füllt ihn zu Hause in Ruhe aus.',
            'Monsieur Brunner emporte le questionnaire et le remplit tranquillement chez lui.',
            'Il signor Brunner porta con sé il questionario e lo compila con calma a casa.',
          ),
        ],
      },
      {
        kind: 'LINK',
        slug: 'priminfo',
        title: t(
          'Prämienrechner des Bundes',
          'Calculateur de primes de la Confédération',
          'Calcolatore dei premi della Confederazione',
        ),
        description: t(
          'Alle Prämien der Grundversicherung nach Wohnort, Alter und Modell.',
          'Toutes les primes de l’assurance de base selon domicile, âge et modèle.',
          'Tutti i premi dell’assicurazione di base per domicilio, età e modello.',
        ),
        minutes: 5,
        belongsTo: ['gesundheit/modelle-vergleichen'],
        url: 'https://www.priminfo.admin.ch/',
      },
    ],
  },
  {
    slug: 'vorsorge',
    icon: 'calculation',
    title: t('Vorsorge', 'Prévoyance', 'Previdenza'),
    description: t(
      'Drei Säulen, Pensionierung und Steuern in der Übersicht.',
      'Trois piliers, retraite et impôts en un coup d’œil.',
      'Tre pilastri, pensionamento e imposte in sintesi.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'drei-saeulen-im-ueberblick',
        title: t('Die drei Säulen im Überblick', 'Les trois piliers en bref', 'I tre pilastri in breve'),
        description: t(
          'Was AHV, Pensionskasse und private Vorsorge zusammen leisten.',
          'Ce qu’AVS, caisse de pension et prévoyance privée apportent ensemble.',
          'Che cosa danno insieme AVS, cassa pensioni e previdenza privata.',
        ),
        minutes: 7,
        belongsTo: ['pensionierung/ein-einkommen-nach-der-arbeit', 'pensionierung/merkblaetter-vorsorge'],
        parts: [
          {
            title: t('Erste Säule', 'Premier pilier', 'Primo pilastro'),
            text: t(
              'AHV und IV sichern den Existenzbedarf. Fehlende Beitragsjahre kürzen die Rente für immer; nachzahlen kann man sie während fünf Jahren.',
              'L’AVS et l’AI couvrent les besoins vitaux. Les années manquantes réduisent la rente pour toujours; on peut les rattraper pendant cinq ans.',
              'AVS e AI coprono il fabbisogno vitale. Gli anni mancanti riducono la rendita per sempre; si possono recuperare entro cinque anni.',
            ),
          },
          {
            title: t('Zweite Säule', 'Deuxième pilier', 'Secondo pilastro'),
            text: t(
              'Die Pensionskasse soll zusammen mit der AHV etwa sechzig Prozent des letzten Lohns ersetzen. Im Vorsorgeausweis stehen Altersguthaben, Rente und mögliche Einkäufe.',
              'La caisse de pension doit remplacer, avec l’AVS, environ soixante pour cent du dernier salaire. Le certificat indique l’avoir de vieillesse, la rente et les rachats possibles.',
              'La cassa pensioni deve sostituire, con l’AVS, circa il sessanta per cento dell’ultimo salario. Il certificato indica avere di vecchiaia, rendita e possibili riscatti.',
            ),
          },
          {
            title: t('Dritte Säule', 'Troisième pilier', 'Terzo pilastro'),
            text: t(
              'Freiwilliges Sparen schliesst die Lücke. Die Säule 3a ist gebunden und steuerlich begünstigt, die Säule 3b ist frei.',
              'L’épargne volontaire comble la lacune. Le pilier 3a est lié et avantageux fiscalement, le pilier 3b est libre.',
              'Il risparmio volontario colma la lacuna. Il pilastro 3a è vincolato e agevolato fiscalmente, il pilastro 3b è libero.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'rente-oder-kapitalbezug',
        title: t('Rente oder Kapitalbezug?', 'Rente ou capital?', 'Rendita o capitale?'),
        description: t(
          'Die Entscheidung, die niemand rückgängig machen kann.',
          'La décision sur laquelle personne ne peut revenir.',
          'La decisione che nessuno può annullare.',
        ),
        minutes: 6,
        belongsTo: ['pensionierung/rente-oder-kapital', 'pensionierung/pensionierungsplan'],
        parts: [
          {
            title: t('Für die Rente', 'Pour la rente', 'Per la rendita'),
            text: t(
              'Ein sicheres Einkommen bis ans Lebensende, mit Leistungen für die Hinterbliebenen. Wer lange lebt, fährt mit der Rente gut.',
              'Un revenu sûr à vie, avec des prestations pour les survivants. Qui vit longtemps est gagnant avec la rente.',
              'Un reddito sicuro per tutta la vita, con prestazioni per i superstiti. Chi vive a lungo ci guadagna con la rendita.',
            ),
          },
          {
            title: t('Für das Kapital', 'Pour le capital', 'Per il capitale'),
            text: t(
              'Mehr Freiheit, einmalige Besteuerung und etwas für die Erben. Dafür trägt man das Anlagerisiko selbst, und der Antrag muss rechtzeitig bei der Kasse sein.',
              'Plus de liberté, une imposition unique et quelque chose pour les héritiers. En échange, on porte soi-même le risque de placement, et la demande doit parvenir à temps à la caisse.',
              'Più libertà, un’imposizione unica e qualcosa per gli eredi. In cambio si assume il rischio d’investimento, e la domanda deve arrivare in tempo alla cassa.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'checkliste-pensionierung',
        title: t(
          'Checkliste Pensionierung',
          'Liste de contrôle retraite',
          'Lista di controllo pensionamento',
        ),
        description: t(
          'Was zehn, fünf und zwei Jahre vorher zu tun ist.',
          'Ce qu’il faut faire dix, cinq et deux ans avant.',
          'Che cosa fare dieci, cinque e due anni prima.',
        ),
        minutes: 5,
        belongsTo: ['pensionierung/pensionierungsplan', 'pensionierung/merkblaetter-vorsorge'],
        format: 'docx',
        lines: [
          t(
            'Zehn Jahre vorher: Budget für die Zeit danach, Einkäufe planen',
            'Dix ans avant: budget pour la suite, planifier les rachats',
            'Dieci anni prima: preventivo per il dopo, pianificare i riscatti',
          ),
          t(
            'Fünf Jahre vorher: Rente oder Kapital, Wohneigentum prüfen',
            'Cinq ans avant: rente ou capital, examiner le logement',
            'Cinque anni prima: rendita o capitale, verificare l’abitazione',
          ),
          t(
            'Zwei Jahre vorher: Antrag bei der Pensionskasse, AHV anmelden',
            'Deux ans avant: demande à la caisse de pension, annonce à l’AVS',
            'Due anni prima: domanda alla cassa pensioni, annuncio all’AVS',
          ),
        ],
      },
      {
        kind: 'LINK',
        slug: 'ahv-merkblaetter',
        title: t('Merkblätter der AHV', 'Mémentos de l’AVS', 'Opuscoli dell’AVS'),
        description: t(
          'Die amtlichen Merkblätter mit den aktuellen Beträgen.',
          'Les mémentos officiels avec les montants actuels.',
          'Gli opuscoli ufficiali con gli importi attuali.',
        ),
        minutes: 5,
        url: 'https://www.ahv-iv.ch/',
      },
    ],
  },
];
