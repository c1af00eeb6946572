import { t } from '../content.ts';
import type { MediaCategory } from '../mediaContent.ts';

/** The media library of the course for the car trade. */
export const agMedia: readonly MediaCategory[] = [
  {
    slug: 'gesetze-und-merkblaetter',
    icon: 'law',
    title: t('Gesetze und Merkblätter', 'Lois et aide-mémoire', 'Leggi e promemoria'),
    description: t(
      'Die Rechtsgrundlagen, die du im Verkaufsraum brauchst, kurz zusammengefasst.',
      'Les bases légales utiles en salle d’exposition, résumées en quelques lignes.',
      'Le basi legali utili in sala d’esposizione, riassunte in poche righe.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'informationspflichten',
        title: t(
          'Informationspflichten beim Vermitteln',
          'Devoirs d’information de l’intermédiaire',
          'Obblighi d’informazione dell’intermediario',
        ),
        description: t(
          'Was du sagen musst, bevor du über Prämien sprichst.',
          'Ce que tu dois dire avant de parler de primes.',
          'Che cosa devi dire prima di parlare di premi.',
        ),
        minutes: 5,
        belongsTo: ['einstieg/informationspflichten', 'deckungen/mediathek-gesetze'],
        parts: [
          {
            title: t('Wer du bist', 'Qui tu es', 'Chi sei'),
            text: t(
              'Name, Adresse, für welche Versicherung du arbeitest und wie man sich beschweren kann. Das gehört an den Anfang des Gesprächs.',
              'Nom, adresse, pour quelle assurance tu travailles et comment faire une réclamation. Cela se dit au début de l’entretien.',
              'Nome, indirizzo, per quale assicurazione lavori e come si può reclamare. Va detto all’inizio del colloquio.',
            ),
          },
          {
            title: t('Was versichert ist', 'Ce qui est assuré', 'Che cosa è assicurato'),
            text: t(
              'Gedeckte Risiken, Ausschlüsse, Prämie, Dauer und Widerruf. Halte fest, dass die Unterlagen vor der Unterschrift übergeben wurden.',
              'Risques couverts, exclusions, prime, durée et révocation. Note que les documents ont été remis avant la signature.',
              'Rischi coperti, esclusioni, premio, durata e revoca. Annota che i documenti sono stati consegnati prima della firma.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'grobfahrlaessigkeit',
        title: t(
          'Grobfahrlässigkeit und Kürzung',
          'Négligence grave et réduction',
          'Negligenza grave e riduzione',
        ),
        description: t(
          'Handy am Steuer, Rotlicht, Alkohol: was die Versicherung kürzen darf.',
          'Téléphone au volant, feu rouge, alcool: ce que l’assurance peut réduire.',
          'Telefono al volante, semaforo rosso, alcol: che cosa può ridurre l’assicurazione.',
        ),
        minutes: 5,
        belongsTo: ['deckungen/vertragsgesetz-grobfahrlaessigkeit', 'deckungen/mediathek-gesetze'],
        parts: [
          {
            title: t('In der Haftpflicht', 'En responsabilité civile', 'Nella responsabilità civile'),
            text: t(
              'Das Opfer erhält alles. Die Versicherung kann danach auf die fahrende Person zurückgreifen.',
              'La victime reçoit tout. L’assurance peut ensuite se retourner contre la personne au volant.',
              'La vittima riceve tutto. L’assicurazione può poi rivalersi sulla persona alla guida.',
            ),
          },
          {
            title: t('In der Kasko', 'En casco', 'Nella casco'),
            text: t(
              'Die Entschädigung wird nach dem Verschulden gekürzt. Der Zusatz «Verzicht auf Kürzung» hilft, aber nie bei Alkohol, Drogen oder Raserdelikten.',
              'L’indemnité est réduite selon la faute. L’option «renonciation à la réduction» aide, mais jamais en cas d’alcool, de drogues ou de délit de chauffard.',
              'L’indennizzo è ridotto secondo la colpa. L’opzione «rinuncia alla riduzione» aiuta, ma mai con alcol, droghe o reati di pirateria stradale.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'glossar-deckungen',
        title: t('Glossar der Deckungen', 'Glossaire des couvertures', 'Glossario delle coperture'),
        description: t(
          'Alle Zusätze, die auf einer Motorfahrzeugpolice stehen können.',
          'Toutes les options possibles d’une police véhicules.',
          'Tutte le opzioni possibili di una polizza veicoli.',
        ),
        minutes: 4,
        belongsTo: [
          'deckungen/kasko-bausteine',
          'deckungen/deckungen-im-ueberblick',
          'deckungen/mediathek-gesetze',
        ],
        parts: [
          {
            title: t('Parkschaden', 'Dommages au véhicule stationné', 'Danni da parcheggio'),
            text: t(
              'Schäden durch Unbekannte am stehenden Auto, meist mit Höchstzahl pro Jahr.',
              'Dommages causés par des inconnus à la voiture à l’arrêt, souvent limités par année.',
              'Danni causati da ignoti all’auto ferma, spesso con un limite annuo.',
            ),
          },
          {
            title: t('Insassenunfall', 'Accidents des occupants', 'Infortunio occupanti'),
            text: t(
              'Leistungen für Personen im Auto bei Invalidität oder Tod, unabhängig vom Verschulden.',
              'Prestations pour les personnes dans la voiture en cas d’invalidité ou de décès, sans égard à la faute.',
              'Prestazioni per le persone in auto in caso d’invalidità o morte, indipendentemente dalla colpa.',
            ),
          },
          {
            title: t('Mitgeführte Effekten', 'Effets emportés', 'Effetti trasportati'),
            text: t(
              'Sachen im Auto, die bei Unfall oder Einbruch beschädigt werden. Geld und Schmuck sind ausgeschlossen.',
              'Objets dans la voiture endommagés lors d’un accident ou d’une effraction. Argent et bijoux sont exclus.',
              'Oggetti in auto danneggiati in caso d’incidente o scasso. Denaro e gioielli sono esclusi.',
            ),
          },
        ],
      },
      {
        kind: 'LINK',
        slug: 'aufsichtsgesetz',
        title: t(
          'Versicherungsaufsichtsgesetz (VAG)',
          'Loi sur la surveillance des assurances (LSA)',
          'Legge sulla sorveglianza degli assicuratori (LSA)',
        ),
        description: t(
          'Artikel 40 bis 45: Pflichten der Vermittlerinnen und Vermittler.',
          'Articles 40 à 45: devoirs des intermédiaires.',
          'Articoli da 40 a 45: obblighi degli intermediari.',
        ),
        minutes: 8,
        belongsTo: ['einstieg/gesetz-lesen'],
        url: 'https://www.fedlex.admin.ch/eli/cc/2005/734',
      },
    ],
  },
  {
    slug: 'vorlagen-und-checklisten',
    icon: 'handbook',
    title: t('Vorlagen und Checklisten', 'Modèles et listes de contrôle', 'Modelli e liste di controllo'),
    description: t(
      'Gesprächsleitfaden, Bedarfsblatt und Übergabe-Checkliste zum Ausdrucken.',
      'Guide d’entretien, fiche de besoins et liste de contrôle pour la remise, à imprimer.',
      'Guida al colloquio, scheda dei bisogni e lista per la consegna, da stampare.',
    ),
    contents: [
      {
        kind: 'DOCUMENT',
        slug: 'gespraechsleitfaden',
        title: t('Gesprächsleitfaden', 'Guide d’entretien', 'Guida al colloquio'),
        description: t(
          'Sechs Schritte von der Begrüssung bis zum Abschluss.',
          'Six étapes, de l’accueil à la conclusion.',
          'Sei passi dall’accoglienza alla conclusione.',
        ),
        minutes: 4,
        belongsTo: ['beratung/gespraech-aufbauen'],
        format: 'docx',
        lines: [
          t('1. Begrüssen und informieren', '1. Accueillir et informer', '1. Accogliere e informare'),
          t(
            '2. Fragen: Wer fährt, wohin, wie viel?',
            '2. Questionner: qui roule, où, combien?',
            '2. Chiedere: chi guida, dove, quanto?',
          ),
          t('3. Zusammenfassen', '3. Résumer', '3. Riassumere'),
          t('4. Empfehlen und begründen', '4. Recommander et motiver', '4. Consigliare e motivare'),
          t(
            '5. Einwände ernst nehmen',
            '5. Prendre les objections au sérieux',
            '5. Prendere sul serio le obiezioni',
          ),
          t('6. Festhalten und verabschieden', '6. Consigner et prendre congé', '6. Annotare e congedarsi'),
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'bedarfsblatt',
        title: t('Bedarfsblatt', 'Fiche de besoins', 'Scheda dei bisogni'),
        description: t(
          'Alle Angaben für eine Offerte auf einer Seite.',
          'Toutes les données d’une offre sur une page.',
          'Tutti i dati per un’offerta su una pagina.',
        ),
        minutes: 5,
        belongsTo: ['beratung/drei-kundentypen', 'beratung/vorlagen-antrag'],
        format: 'pdf',
        lines: [
          t(
            'Halterin oder Halter, häufigste lenkende Person',
            'Détenteur ou détentrice, conducteur principal',
            'Detentore o detentrice, conducente principale',
          ),
          t(
            'Fahrzeug, Stammnummer, Katalogpreis, Zubehör',
            'Véhicule, numéro matricule, prix catalogue, accessoires',
            'Veicolo, numero di matricola, prezzo di listino, accessori',
          ),
          t(
            'Kilometer pro Jahr, Garage, Arbeitsweg',
            'Kilomètres par an, garage, trajet professionnel',
            'Chilometri all’anno, garage, tragitto di lavoro',
          ),
          t(
            'Leasing, Schäden der letzten fünf Jahre',
            'Leasing, sinistres des cinq dernières années',
            'Leasing, sinistri degli ultimi cinque anni',
          ),
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'uebergabe-checkliste',
        title: t(
          'Checkliste Fahrzeugübergabe',
          'Liste de contrôle pour la remise',
          'Lista di controllo per la consegna',
        ),
        description: t(
          'Damit beim ersten Kilometer alles gilt.',
          'Pour que tout soit valable dès le premier kilomètre.',
          'Perché tutto valga dal primo chilometro.',
        ),
        minutes: 3,
        belongsTo: ['beratung/zulassung-im-kanton', 'beratung/vorlagen-antrag'],
        format: 'xlsx',
        lines: [
          t('Punkt | Erledigt', 'Point | Fait', 'Punto | Fatto'),
          t('Versicherungsnachweis ausgelöst | ', 'Attestation envoyée | ', 'Attestato inviato | '),
          t(
            'Unfallprotokoll im Handschuhfach | ',
            'Constat dans la boîte à gants | ',
            'Constatazione nel vano portaoggetti | ',
          ),
          t(
            'Nummer der Schadenhotline erklärt | ',
            'Numéro en cas de sinistre expliqué | ',
            'Numero per i sinistri spiegato | ',
          ),
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'beratung-protokollieren',
        title: t('Eine Beratung protokollieren', 'Consigner un conseil', 'Verbalizzare una consulenza'),
        description: t(
          'Fünf Zeilen, die dich Jahre später schützen.',
          'Cinq lignes qui te protègent des années plus tard.',
          'Cinque righe che ti proteggono anni dopo.',
        ),
        minutes: 4,
        belongsTo: ['schadenfall/protokoll-ueben', 'beratung/fallarbeit-leasing'],
        parts: [
          {
            title: t('Was hineingehört', 'Ce qui y figure', 'Che cosa ci va'),
            text: t(
              'Bedürfnis, Empfehlung, Begründung, abgelehnte Deckungen und abgegebene Unterlagen.',
              'Besoin, recommandation, motifs, couvertures refusées et documents remis.',
              'Bisogno, consiglio, motivi, coperture rifiutate e documenti consegnati.',
            ),
          },
          {
            title: t('Wie du schreibst', 'Comment écrire', 'Come scrivere'),
            text: t(
              'In ganzen Sätzen, am selben Tag und so, dass die Kundin das Protokoll lesen darf.',
              'En phrases complètes, le jour même et de façon que la cliente puisse le lire.',
              'In frasi complete, lo stesso giorno e in modo che la cliente possa leggerlo.',
            ),
          },
        ],
      },
    ],
  },
  {
    slug: 'beispiele-aus-der-praxis',
    icon: 'customer',
    title: t('Beispiele aus der Praxis', 'Exemples tirés de la pratique', 'Esempi dalla pratica'),
    description: t(
      'Beratungs- und Schadenfälle aus erfundenen Garagen, mit Lösungsweg.',
      'Cas de conseil et de sinistre dans des garages fictifs, avec la démarche de résolution.',
      'Casi di consulenza e di sinistro in garage inventati, con la soluzione commentata.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'leasing-totalschaden',
        title: t(
          'Totalschaden nach acht Monaten Leasing',
          'Dommage total après huit mois de leasing',
          'Danno totale dopo otto mesi di leasing',
        ),
        description: t(
          'Warum der Zeitwertzusatz einer jungen Lenkerin 6000 Franken gespart hat.',
          'Comment la valeur majorée a épargné 6000 francs à une jeune conductrice.',
          'Come il valore maggiorato ha fatto risparmiare 6000 franchi a una giovane conducente.',
        ),
        minutes: 6,
        belongsTo: ['beratung/fallarbeit-leasing', 'deckungen/kasko-bausteine'],
        parts: [
          {
            title: t('Der Fall', 'Le cas', 'Il caso'),
            text: t(
              'Das Auto kostete 34 000 Franken, der Zeitwert beträgt noch 27 000. Die Leasinggesellschaft fordert 31 500.',
              'La voiture coûtait 34 000 francs, la valeur vénale est encore de 27 000. La société de leasing en réclame 31 500.',
              'L’auto costava 34 000 franchi, il valore venale è ancora di 27 000. La società di leasing ne chiede 31 500.',
            ),
          },
          {
            title: t('Die Lösung', 'La solution', 'La soluzione'),
            text: t(
              'Mit Zeitwertzusatz zahlt die Kasko im ersten Jahr 33 000 Franken. Ohne ihn bliebe eine Lücke von 4500 Franken und der Selbstbehalt.',
              'Avec la valeur majorée, la casco verse 33 000 francs la première année. Sans elle, il manquerait 4500 francs et la franchise.',
              'Con il valore maggiorato la casco paga 33 000 franchi nel primo anno. Senza, mancherebbero 4500 franchi e la franchigia.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'hagel-ueber-dem-ausstellplatz',
        title: t(
          'Hagel über dem Ausstellplatz',
          'La grêle sur le parc d’exposition',
          'Grandine sul piazzale',
        ),
        description: t(
          'Dreissig Fahrzeuge, eine Nacht und die Frage nach der Händlerpolice.',
          'Trente véhicules, une nuit et la question de la police du garage.',
          'Trenta veicoli, una notte e la questione della polizza del garage.',
        ),
        minutes: 5,
        belongsTo: ['schadenfall/reparatur-und-gutsprache'],
        parts: [
          {
            title: t('Sofort', 'Tout de suite', 'Subito'),
            text: t(
              'Fotos mit Datum, Liste der Fahrzeuge, Anruf bei der Versicherung. Verkaufte, aber nicht übergebene Autos gesondert aufführen.',
              'Photos datées, liste des véhicules, appel à l’assurance. Indiquer à part les voitures vendues mais pas encore remises.',
              'Foto con data, lista dei veicoli, telefonata all’assicurazione. Elencare a parte le auto vendute ma non ancora consegnate.',
            ),
          },
          {
            title: t('Danach', 'Ensuite', 'Poi'),
            text: t(
              'Erst nach der Gutsprache reparieren. Für die Kundschaft gilt ihre eigene Teilkasko, sobald das Schild gelöst ist.',
              'Ne réparer qu’après l’accord. Pour la clientèle, sa propre casco partielle vaut dès l’immatriculation.',
              'Riparare solo dopo la garanzia. Per la clientela vale la propria casco parziale dall’immatricolazione.',
            ),
          },
        ],
      },
      {
        kind: 'VIDEO',
        slug: 'einwand-zu-teuer',
        title: t('«Das ist mir zu teuer»', '«C’est trop cher pour moi»', '«Per me è troppo caro»'),
        description: t(
          'Wie ein Verkäufer den Einwand aufnimmt, ohne zu drängen.',
          'Comment un vendeur accueille l’objection sans insister.',
          'Come un venditore accoglie l’obiezione senza insistere.',
        ),
        minutes: 2,
        belongsTo: ['beratung/drei-kundentypen'],
        captions: [
          t(
            '«Das ist mir zu teuer.» Nicola hört diesen Satz fast jeden Tag, und er erschrickt nicht mehr darüber.',
            '«C’est trop cher pour moi.» Nicola entend cette phrase presque chaque jour, et elle ne l’effraie plus.',
            '«Per me è troppo caro.» Nicola sente questa frase quasi ogni giorno e non si spaventa più.',
          ),
          t(
            'Er rechtfertigt sich nicht. Er fragt: Womit vergleichen Sie?',
            'Il ne se justifie pas. Il demande : à quoi comparez-vous ?',
            'Non si giustifica. Chiede: con che cosa confronta?',
          ),
          t(
            'Die Kundin nennt eine Prämie, die sie gelesen hat. Dort fehlt die Vollkasko.',
            'La cliente cite une prime qu’elle a lue. La casco complète n’y figure pas.',
            'La cliente cita un premio che ha letto. Manca la casco totale.',
          ),
          t(
            'Nicola legt beide Angebote nebeneinander, Zeile für Zeile, und schweigt einen Moment.',
            'Nicola pose les deux offres côte à côte, ligne par ligne, et se tait un instant.',
            'Nicola affianca le due offerte, riga per riga, e tace un momento.',
          ),
          t(
            'Jetzt sieht sie selbst, wofür sie mehr bezahlt: für das geleaste Auto, nicht für den Namen.',
            'Elle voit maintenant elle-même ce qu’elle paie en plus : la voiture en leasing, pas le nom.',
            'Ora vede da sola per che cosa paga di più: per l’auto in leasing, non per il nome.',
          ),
          t(
            'Am Ende fragt er, was sie braucht, um in Ruhe zu entscheiden. Sie nimmt beides mit nach Hause.',
            'À la fin, il demande ce qu’il lui faut pour décider tranquillement. Elle emporte les deux offres.',
            'Alla fine chiede che cosa le serve per decidere con calma. Lei porta a casa entrambe.',
          ),
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'schadenbeispiele',
        title: t(
          'Zehn Schäden, zehn Deckungen',
          'Dix dommages, dix couvertures',
          'Dieci danni, dieci coperture',
        ),
        description: t(
          'Übersicht zum Üben: Welche Deckung zahlt?',
          'Aperçu pour s’exercer: quelle couverture paie?',
          'Panoramica per esercitarsi: quale copertura paga?',
        ),
        minutes: 8,
        belongsTo: ['schadenfall/unterlagen-schaden', 'deckungen/wissenscheck-kasko'],
        format: 'pdf',
        lines: [
          t(
            'Steinschlag in der Frontscheibe: Teilkasko, Glas',
            'Impact sur le pare-brise: casco partielle, glaces',
            'Sassata sul parabrezza: casco parziale, vetri',
          ),
          t(
            'Reh auf der Landstrasse: Teilkasko, Tiere',
            'Chevreuil sur la route: casco partielle, animaux',
            'Capriolo sulla strada: casco parziale, animali',
          ),
          t(
            'Pfosten beim Parkieren: Kollision',
            'Poteau en se garant: collision',
            'Palo parcheggiando: collisione',
          ),
          t(
            'Kratzer durch Unbekannte: Parkschaden',
            'Rayure par des inconnus: véhicule stationné',
            'Graffio di ignoti: danni da parcheggio',
          ),
        ],
      },
    ],
  },
  {
    slug: 'produkte-und-zubehoer',
    icon: 'product',
    title: t('Produkte und Zubehör', 'Produits et accessoires', 'Prodotti e accessori'),
    description: t(
      'Garantie, Pannenhilfe, Elektroauto und was sonst noch gefragt wird.',
      'Garantie, dépannage, voiture électrique et autres questions fréquentes.',
      'Garanzia, soccorso stradale, auto elettrica e altre domande frequenti.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'garantie-oder-versicherung',
        title: t('Garantie oder Versicherung?', 'Garantie ou assurance?', 'Garanzia o assicurazione?'),
        description: t(
          'Ein Motorschaden ist kein Unfall: so erklärst du den Unterschied.',
          'Une panne de moteur n’est pas un accident: comment l’expliquer.',
          'Un guasto al motore non è un incidente: come spiegarlo.',
        ),
        minutes: 4,
        belongsTo: ['einstieg/garage-und-versicherung'],
        parts: [
          {
            title: t('Garantie', 'Garantie', 'Garanzia'),
            text: t(
              'Das Werk oder die Garage steht für Mängel ein. Verschleiss gehört nicht dazu.',
              'L’usine ou le garage répond des défauts. L’usure n’en fait pas partie.',
              'La fabbrica o il garage risponde dei difetti. L’usura non ne fa parte.',
            ),
          },
          {
            title: t('Versicherung', 'Assurance', 'Assicurazione'),
            text: t(
              'Sie zahlt, wenn etwas Plötzliches von aussen geschieht. Betriebsschäden sind ausgeschlossen.',
              'Elle paie quand survient un événement soudain et extérieur. Les dommages d’exploitation sont exclus.',
              'Paga quando succede qualcosa di improvviso dall’esterno. I danni d’esercizio sono esclusi.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'elektromobilitaet',
        title: t(
          'Elektromobilität in Stichworten',
          'L’électromobilité en quelques mots',
          'L’elettromobilità in breve',
        ),
        description: t(
          'Akku, Wallbox, Reichweite.',
          'Batterie, borne murale, autonomie.',
          'Batteria, wallbox, autonomia.',
        ),
        minutes: 3,
        belongsTo: ['deckungen/deckungen-im-ueberblick'],
        parts: [
          {
            title: t('Akkumiete', 'Location de batterie', 'Noleggio della batteria'),
            text: t(
              'Der Akku gehört der Vermieterin. Der Wert in der Police muss dazu passen.',
              'La batterie appartient au loueur. La valeur dans la police doit correspondre.',
              'La batteria appartiene al locatore. Il valore in polizza deve corrispondere.',
            ),
          },
          {
            title: t('Wallbox', 'Borne murale', 'Wallbox'),
            text: t(
              'Fest montiert gehört sie zum Gebäude, mobil zum Hausrat.',
              'Fixe, elle fait partie du bâtiment; mobile, du ménage.',
              'Fissa fa parte dello stabile, mobile della mobilia.',
            ),
          },
        ],
      },
      {
        kind: 'LINK',
        slug: 'bundesamt-strassen',
        title: t(
          'Bundesamt für Strassen: Fahrzeuge',
          'Office fédéral des routes: véhicules',
          'Ufficio federale delle strade: veicoli',
        ),
        description: t(
          'Zulassung, Typengenehmigung und Statistiken.',
          'Immatriculation, réception par type et statistiques.',
          'Immatricolazione, approvazione del tipo e statistiche.',
        ),
        minutes: 5,
        belongsTo: ['beratung/zulassung-im-kanton'],
        url: 'https://www.astra.admin.ch/',
      },
      {
        kind: 'VIDEO',
        slug: 'rundgang-fahrzeug',
        title: t('Rundgang um ein Fahrzeug', 'Le tour d’un véhicule', 'Il giro di un veicolo'),
        description: t(
          'Zustand festhalten, bevor die Schlüssel die Hand wechseln.',
          'Constater l’état avant de remettre les clés.',
          'Rilevare lo stato prima di consegnare le chiavi.',
        ),
        minutes: 2,
        belongsTo: ['schadenfall/reparatur-und-gutsprache'],
        captions: [
          t(
            'Bevor die Schlüssel die Hand wechseln, gehen wir einmal um das Fahrzeug.',
            'Avant de remettre les clés, nous faisons une fois le tour du véhicule.',
            'Prima di consegnare le chiavi facciamo una volta il giro del veicolo.',
          ),
          t(
            'Wir beginnen vorne links und gehen immer in die gleiche Richtung, so vergisst man keine Seite.',
            'Nous partons de l’avant gauche et tournons toujours dans le même sens : aucun côté n’est oublié.',
            'Partiamo davanti a sinistra e giriamo sempre nello stesso senso: così non si dimentica nessun lato.',
          ),
          t(
            'Jeder Kratzer kommt ins Protokoll, mit Foto und Kilometerstand.',
            'Chaque rayure est notée, avec photo et kilométrage.',
            'Ogni graffio va nel verbale, con foto e chilometraggio.',
          ),
          t(
            'Zum Schluss unterschreiben beide. Das erspart später jede Diskussion.',
            'Pour finir, les deux signent. Cela évite toute discussion par la suite.',
            'Infine firmano entrambi. Così più tardi non si discute.',
          ),
        ],
      },
    ],
  },
];
