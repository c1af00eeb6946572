import { t } from '../content.ts';
import type { MediaCategory } from '../mediaContent.ts';

/** The media library of the inter-company courses. */
export const ukMedia: readonly MediaCategory[] = [
  {
    slug: 'grundlagen',
    icon: 'handbook',
    title: t('Grundlagen', 'Bases', 'Basi'),
    description: t(
      'Begriffe, Vertrag und Datenschutz.',
      'Notions, contrat et protection des données.',
      'Nozioni, contratto e protezione dei dati.',
    ),
    contents: [
      {
        kind: 'GLOSSARY',
        slug: 'versicherungs-abc',
        title: t('Versicherungs-ABC', 'ABC de l’assurance', 'ABC dell’assicurazione'),
        description: t(
          'Die Wörter, die du am ersten Kurstag brauchst.',
          'Les mots dont tu as besoin le premier jour de cours.',
          'Le parole che ti servono il primo giorno di corso.',
        ),
        minutes: 5,
        belongsTo: ['basis/begriffe-zuordnen', 'basis/warum-versicherung-funktioniert'],
        parts: [
          {
            title: t('Police', 'Police', 'Polizza'),
            text: t(
              'Urkunde über den Vertrag: wer, was und wie viel versichert ist.',
              'Document du contrat: qui est assuré, quoi et pour combien.',
              'Documento del contratto: chi, che cosa e per quanto è assicurato.',
            ),
          },
          {
            title: t('Prämie', 'Prime', 'Premio'),
            text: t(
              'Preis der Versicherung. Er hängt vom Risiko, von der Summe und vom Selbstbehalt ab.',
              'Prix de l’assurance. Il dépend du risque, de la somme et de la franchise.',
              'Prezzo dell’assicurazione. Dipende dal rischio, dalla somma e dalla franchigia.',
            ),
          },
          {
            title: t('Gefahrengemeinschaft', 'Communauté de risques', 'Comunità di rischio'),
            text: t(
              'Viele zahlen ein, damit die wenigen mit einem Schaden nicht allein sind.',
              'Beaucoup cotisent pour que les quelques personnes touchées ne soient pas seules.',
              'Molti contribuiscono affinché i pochi con un danno non siano soli.',
            ),
          },
          {
            title: t('Anzeigepflicht', 'Obligation de déclarer', 'Obbligo di dichiarare'),
            text: t(
              'Fragen im Antrag müssen wahr und vollständig beantwortet werden.',
              'Les questions de la proposition appellent des réponses vraies et complètes.',
              'Alle domande della proposta si risponde in modo veritiero e completo.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'vom-antrag-zur-police',
        title: t(
          'Vom Antrag zur Police in fünf Schritten',
          'De la proposition à la police en cinq étapes',
          'Dalla proposta alla polizza in cinque passi',
        ),
        description: t(
          'Was zwischen Beratung und Vertragsbeginn geschieht.',
          'Ce qui se passe entre le conseil et le début du contrat.',
          'Che cosa succede tra la consulenza e l’inizio del contratto.',
        ),
        minutes: 5,
        belongsTo: ['basis/vom-antrag-zur-police'],
        parts: [
          {
            title: t('Der Weg', 'Le chemin', 'Il percorso'),
            text: t(
              '<ol><li>Bedarf klären</li><li>Antrag ausfüllen und unterschreiben</li><li>Risiko prüfen</li><li>Annehmen, mit Vorbehalt annehmen oder ablehnen</li><li>Police ausstellen und erste Prämie bezahlen</li></ol>',
              '<ol><li>Clarifier les besoins</li><li>Remplir et signer la proposition</li><li>Examiner le risque</li><li>Accepter, accepter avec réserve ou refuser</li><li>Établir la police et payer la première prime</li></ol>',
              '<ol><li>Chiarire il fabbisogno</li><li>Compilare e firmare la proposta</li><li>Esaminare il rischio</li><li>Accettare, accettare con riserva o rifiutare</li><li>Emettere la polizza e pagare il primo premio</li></ol>',
            ),
          },
          {
            title: t('Widerruf', 'Révocation', 'Revoca'),
            text: t(
              'Der Antrag kann innert 14 Tagen schriftlich oder per E-Mail widerrufen werden.',
              'La proposition peut être révoquée dans les 14 jours, par écrit ou par e-mail.',
              'La proposta può essere revocata entro 14 giorni per scritto o per e-mail.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'datenschutz-im-betrieb',
        title: t(
          'Datenschutz im Lehrbetrieb',
          'La protection des données dans l’entreprise',
          'La protezione dei dati in azienda',
        ),
        description: t(
          'Was du über Kundinnen und Kunden weitersagen darfst: fast nichts.',
          'Ce que tu peux répéter sur la clientèle: presque rien.',
          'Che cosa puoi riferire sulla clientela: quasi nulla.',
        ),
        minutes: 4,
        belongsTo: ['basis/kursregeln'],
        parts: [
          {
            title: t(
              'Besonders schützenswert',
              'Données sensibles',
              'Dati particolarmente degni di protezione',
            ),
            text: t(
              'Angaben zu Gesundheit, Religion oder Sozialhilfe gehören nie in eine gewöhnliche E-Mail und nie auf den Küchentisch.',
              'Les données sur la santé, la religion ou l’aide sociale n’ont rien à faire dans un e-mail ordinaire ni sur la table de la cuisine.',
              'I dati su salute, religione o aiuto sociale non vanno mai in una normale e-mail né sul tavolo della cucina.',
            ),
          },
          {
            title: t(
              'In der Lerndokumentation',
              'Dans le dossier de formation',
              'Nella documentazione dell’apprendimento',
            ),
            text: t(
              'Schreibe Fälle so um, dass niemand erkannt wird: anderer Name, anderer Ort, runde Beträge.',
              'Réécris les cas pour que personne ne soit reconnaissable: autre nom, autre lieu, montants arrondis.',
              'Riscrivi i casi in modo che nessuno sia riconoscibile: altro nome, altro luogo, importi arrotondati.',
            ),
          },
        ],
      },
      {
        kind: 'LINK',
        slug: 'versicherungsvertragsgesetz',
        title: t(
          'Versicherungsvertragsgesetz (VVG)',
          'Loi sur le contrat d’assurance (LCA)',
          'Legge sul contratto d’assicurazione (LCA)',
        ),
        description: t(
          'Der Gesetzestext zum Nachschlagen.',
          'Le texte de la loi, à consulter.',
          'Il testo della legge da consultare.',
        ),
        minutes: 10,
        belongsTo: ['basis/vom-antrag-zur-police'],
        url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717',
      },
    ],
  },
  {
    slug: 'fahrzeug',
    icon: 'product',
    title: t('Fahrzeug', 'Véhicule', 'Veicolo'),
    description: t(
      'Schadenaufnahme, Haftpflicht und Kasko.',
      'Saisie de sinistre, responsabilité civile et casco.',
      'Registrazione del danno, responsabilità civile e casco.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'schaden-am-telefon-aufnehmen',
        title: t(
          'Einen Schaden am Telefon aufnehmen',
          'Prendre une annonce de sinistre au téléphone',
          'Registrare un danno al telefono',
        ),
        description: t(
          'Zuhören, beruhigen, fragen, zusammenfassen.',
          'Écouter, rassurer, questionner, résumer.',
          'Ascoltare, tranquillizzare, chiedere, riassumere.',
        ),
        minutes: 5,
        belongsTo: ['fahrzeug/anruf-am-morgen', 'fahrzeug/auffahrunfall'],
        parts: [
          {
            title: t('Zuerst der Mensch', 'D’abord la personne', 'Prima la persona'),
            text: t(
              'Frage, ob jemand verletzt ist und ob die Unfallstelle gesichert wurde. Formulare kommen danach.',
              'Demande s’il y a des blessés et si le lieu de l’accident est sécurisé. Les formulaires viennent après.',
              'Chiedi se ci sono feriti e se il luogo dell’incidente è stato messo in sicurezza. I moduli vengono dopo.',
            ),
          },
          {
            title: t('Die sechs W', 'Les questions clés', 'Le domande chiave'),
            text: t(
              'Wer, was, wann, wo, wie und welche Zeugen? Sage am Schluss in zwei Sätzen, was als Nächstes geschieht.',
              'Qui, quoi, quand, où, comment et quels témoins? À la fin, dis en deux phrases ce qui va se passer.',
              'Chi, che cosa, quando, dove, come e quali testimoni? Alla fine di’ in due frasi che cosa succederà.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'unfallprotokoll',
        title: t(
          'Europäisches Unfallprotokoll, Lesehilfe',
          'Constat européen d’accident, aide à la lecture',
          'Constatazione europea d’incidente, guida',
        ),
        description: t(
          'Welches Feld was bedeutet, und was oft vergessen geht.',
          'Ce que signifie chaque champ, et ce qu’on oublie souvent.',
          'Che cosa significa ogni campo e che cosa si dimentica spesso.',
        ),
        minutes: 4,
        belongsTo: ['fahrzeug/vorlagen-fahrzeug', 'fahrzeug/merkblaetter-fahrzeug'],
        format: 'pdf',
        lines: [
          t(
            'Feld 10: Ort des ersten Aufpralls mit einem Pfeil',
            'Case 10: point du premier choc, avec une flèche',
            'Campo 10: punto del primo urto, con una freccia',
          ),
          t(
            'Feld 12: nur ankreuzen, was wirklich zutrifft',
            'Case 12: ne cocher que ce qui est exact',
            'Campo 12: crocettare solo ciò che è vero',
          ),
          t(
            'Feld 13: Skizze mit Fahrtrichtung und Strassennamen',
            'Case 13: croquis avec sens de marche et noms des rues',
            'Campo 13: schizzo con direzione e nomi delle strade',
          ),
          t(
            'Beide unterschreiben. Das ist kein Schuldeingeständnis.',
            'Les deux signent. Ce n’est pas un aveu de faute.',
            'Firmano entrambi. Non è un’ammissione di colpa.',
          ),
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'praemien-tabelle',
        title: t(
          'Prämientabelle zum Üben',
          'Tableau de primes pour exercices',
          'Tabella dei premi per esercizi',
        ),
        description: t(
          'Erfundene Prämien dreier Fahrzeuge zum Rechnen im Kurs.',
          'Primes inventées de trois véhicules, à calculer au cours.',
          'Premi inventati di tre veicoli, da calcolare al corso.',
        ),
        minutes: 10,
        belongsTo: ['fahrzeug/praemienvergleich'],
        format: 'xlsx',
        lines: [
          t(
            'Fahrzeug | Haftpflicht | Teilkasko',
            'Véhicule | RC | Casco partielle',
            'Veicolo | RC | Casco parziale',
          ),
          t(
            'Kleinwagen | 312.40 | 148.20',
            'Petite voiture | 312.40 | 148.20',
            'Utilitaria | 312.40 | 148.20',
          ),
          t('Kombi | 388.10 | 196.00', 'Break | 388.10 | 196.00', 'Familiare | 388.10 | 196.00'),
          t('Motorrad | 204.60 | 121.30', 'Moto | 204.60 | 121.30', 'Moto | 204.60 | 121.30'),
        ],
      },
      {
        kind: 'VIDEO',
        slug: 'schadenplatz',
        title: t('Am Schadenplatz', 'Sur le lieu du sinistre', 'Sul luogo del sinistro'),
        description: t(
          'Wie eine Expertin ein Auto nach einem Auffahrunfall begutachtet.',
          'Comment une experte examine une voiture après une collision par l’arrière.',
          'Come una perita esamina un’auto dopo un tamponamento.',
        ),
        minutes: 2,
        belongsTo: ['fahrzeug/wer-zahlt-was'],
        captions: [
          t(
            'Ein Auffahrunfall vor der Ampel, niemand ist verletzt. Die Expertin macht zuerst die Übersicht.',
            'Une collision par l’arrière au feu, personne n’est blessé. L’experte commence par une vue d’ensemble.',
            'Un tamponamento al semaforo, nessun ferito. La perita comincia da una veduta d’insieme.',
          ),
          t(
            'Sie fotografiert beide Autos von allen vier Ecken und erst dann den Schaden.',
            'Elle photographie les deux voitures des quatre coins, et ensuite seulement les dégâts.',
            'Fotografa le due auto dai quattro angoli e solo dopo il danno.',
          ),
          t(
            'Hinter der Stossstange sieht man von aussen oft nichts, darum löst sie die Abdeckung.',
            'Derrière le pare-chocs, on ne voit souvent rien de l’extérieur : elle retire donc le cache.',
            'Dietro il paraurti da fuori spesso non si vede nulla: per questo toglie la copertura.',
          ),
          t(
            'Dann schätzt sie Teile und Stunden und sagt offen, was noch unsicher ist.',
            'Puis elle estime les pièces et les heures, et dit franchement ce qui reste incertain.',
            'Poi stima pezzi e ore e dice apertamente che cosa è ancora incerto.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'personen',
    icon: 'customer',
    title: t('Personen', 'Personnes', 'Persone'),
    description: t(
      'Lohnersatz bei Krankheit, Unfall und Invalidität.',
      'Remplacement du salaire en cas de maladie, d’accident et d’invalidité.',
      'Sostituzione del salario in caso di malattia, infortunio e invalidità.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'lohnfortzahlung',
        title: t(
          'Lohnfortzahlung bei Krankheit und Unfall',
          'Le salaire en cas de maladie et d’accident',
          'Il salario in caso di malattia e infortunio',
        ),
        description: t(
          'Wer zahlt in der ersten Woche, wer nach einem halben Jahr?',
          'Qui paie la première semaine, qui après six mois?',
          'Chi paga la prima settimana, chi dopo sei mesi?',
        ),
        minutes: 5,
        belongsTo: ['einkommenssicherung/krank-oder-verunfallt', 'einkommenssicherung/die-lohntreppe'],
        parts: [
          {
            title: t('Unfall', 'Accident', 'Infortunio'),
            text: t(
              'Ab dem dritten Tag zahlt die Unfallversicherung achtzig Prozent des versicherten Lohns. Vorher zahlt der Betrieb.',
              'Dès le troisième jour, l’assurance-accidents verse quatre-vingts pour cent du salaire assuré. Avant, c’est l’entreprise.',
              'Dal terzo giorno l’assicurazione infortuni paga l’ottanta per cento del salario assicurato. Prima paga l’azienda.',
            ),
          },
          {
            title: t('Krankheit', 'Maladie', 'Malattia'),
            text: t(
              'Ohne Taggeldversicherung gilt das Obligationenrecht: im ersten Dienstjahr drei Wochen, danach länger, je nach Skala der Region.',
              'Sans indemnités journalières, le code des obligations s’applique: trois semaines la première année de service, puis plus longtemps selon l’échelle régionale.',
              'Senza indennità giornaliera vale il Codice delle obbligazioni: tre settimane nel primo anno di servizio, poi di più secondo la scala regionale.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-personenversicherung',
        title: t(
          'Begriffe der Personenversicherung',
          'Notions de l’assurance de personnes',
          'Nozioni dell’assicurazione di persone',
        ),
        description: t(
          'Taggeld, Rente, Wartefrist.',
          'Indemnité, rente, délai d’attente.',
          'Indennità, rendita, periodo d’attesa.',
        ),
        minutes: 4,
        belongsTo: ['einkommenssicherung/von-taggeld-bis-rente'],
        parts: [
          {
            title: t('Erwerbsunfähigkeit', 'Incapacité de gain', 'Incapacità di guadagno'),
            text: t(
              'Auf dem ganzen Arbeitsmarkt kann jemand dauerhaft weniger verdienen.',
              'Une personne peut durablement gagner moins sur l’ensemble du marché du travail.',
              'Una persona può guadagnare durevolmente meno sull’intero mercato del lavoro.',
            ),
          },
          {
            title: t('Arbeitsunfähigkeit', 'Incapacité de travail', 'Incapacità al lavoro'),
            text: t(
              'Jemand kann seine bisherige Arbeit vorübergehend nicht oder nur teilweise leisten.',
              'Une personne ne peut temporairement plus faire son travail habituel, ou seulement en partie.',
              'Una persona non può svolgere temporaneamente il lavoro abituale, o solo in parte.',
            ),
          },
          {
            title: t('Wartefrist', 'Délai d’attente', 'Periodo d’attesa'),
            text: t(
              'Tage zwischen dem Ereignis und der ersten Zahlung.',
              'Jours entre l’événement et le premier versement.',
              'Giorni tra l’evento e il primo versamento.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'vorlage-lohntreppe',
        title: t('Vorlage Lohntreppe', 'Modèle d’escalier des salaires', 'Modello della scala salariale'),
        description: t(
          'Zum Einzeichnen der Leistungen über zwei Jahre.',
          'Pour dessiner les prestations sur deux ans.',
          'Per disegnare le prestazioni su due anni.',
        ),
        minutes: 10,
        belongsTo: ['einkommenssicherung/lohntreppe-zeichnen', 'einkommenssicherung/unterlagen-einkommen'],
        format: 'docx',
        lines: [
          t(
            '1. Lohn vor dem Ereignis eintragen',
            '1. Inscrire le salaire avant l’événement',
            '1. Inserire il salario prima dell’evento',
          ),
          t(
            '2. Leistung des Betriebs schraffieren',
            '2. Hachurer la prestation de l’entreprise',
            '2. Tratteggiare la prestazione dell’azienda',
          ),
          t(
            '3. Taggeld und Rente übereinanderlegen',
            '3. Superposer indemnités et rente',
            '3. Sovrapporre indennità e rendita',
          ),
          t('4. Lücke rot einzeichnen', '4. Dessiner la lacune en rouge', '4. Disegnare la lacuna in rosso'),
        ],
      },
      {
        kind: 'LINK',
        slug: 'sozialversicherungen-schweiz',
        title: t(
          'Sozialversicherungen im Überblick',
          'Aperçu des assurances sociales',
          'Panoramica delle assicurazioni sociali',
        ),
        description: t(
          'Die Seite des Bundesamts mit Zahlen und Grafiken.',
          'La page de l’office fédéral avec chiffres et graphiques.',
          'La pagina dell’ufficio federale con cifre e grafici.',
        ),
        minutes: 8,
        url: 'https://www.bsv.admin.ch/',
      },
    ],
  },
  {
    slug: 'haushalt',
    icon: 'calculation',
    title: t('Haushalt', 'Ménage', 'Economia domestica'),
    description: t(
      'Hausrat, Summen und Privathaftpflicht.',
      'Inventaire, sommes et responsabilité civile privée.',
      'Mobilia, somme e responsabilità civile privata.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'erste-eigene-wohnung',
        title: t(
          'Die erste eigene Wohnung versichern',
          'Assurer son premier logement',
          'Assicurare il primo appartamento',
        ),
        description: t(
          'Was junge Leute brauchen, und was sie sich sparen können.',
          'Ce dont les jeunes ont besoin, et ce dont ils peuvent se passer.',
          'Che cosa serve ai giovani e che cosa possono risparmiarsi.',
        ),
        minutes: 5,
        belongsTo: ['haushalt-teil-1/yannick-zieht-aus', 'haushalt-teil-1/merkblaetter-haushalt'],
        parts: [
          {
            title: t('Unverzichtbar', 'Indispensable', 'Indispensabile'),
            text: t(
              'Die Privathaftpflicht kostet wenig und schützt vor Forderungen, die ein Leben lang drücken können. Viele Vermieter verlangen sie.',
              'La RC privée coûte peu et protège de prétentions qui peuvent peser toute une vie. Beaucoup de bailleurs l’exigent.',
              'La RC privata costa poco e protegge da pretese che possono pesare tutta la vita. Molti locatori la richiedono.',
            ),
          },
          {
            title: t('Je nach Besitz', 'Selon ce qu’on possède', 'Secondo ciò che si possiede'),
            text: t(
              'Für ein Zimmer in einer Wohngemeinschaft reicht oft eine kleine Hausratsumme. Velo und Laptop gehören dazu, einfacher Diebstahl auswärts ist ein Zusatz.',
              'Pour une chambre en colocation, une petite somme suffit souvent. Vélo et ordinateur en font partie; le vol simple à l’extérieur est une option.',
              'Per una camera in un appartamento condiviso basta spesso una piccola somma. Bici e computer ne fanno parte; il furto semplice fuori casa è un’opzione.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'gefahren-und-deckungen',
        title: t(
          'Gefahren im Haushalt und ihre Deckung',
          'Les dangers du ménage et leur couverture',
          'I pericoli domestici e la loro copertura',
        ),
        description: t(
          'Feuer, Wasser, Diebstahl, Glas und Elementarereignisse.',
          'Incendie, eau, vol, glaces et événements naturels.',
          'Incendio, acqua, furto, vetri ed eventi naturali.',
        ),
        minutes: 6,
        belongsTo: ['haushalt-teil-1/gefahren-im-haushalt', 'haushalt-teil-1/merkblaetter-haushalt'],
        parts: [
          {
            title: t('Feuer und Elementar', 'Incendie et éléments', 'Incendio ed elementi'),
            text: t(
              'Brand, Blitz, Explosion, Hochwasser, Sturm, Hagel, Lawine und Erdrutsch. In einigen Kantonen ist der Hausrat bei der kantonalen Anstalt versichert.',
              'Incendie, foudre, explosion, crue, tempête, grêle, avalanche et glissement de terrain. Dans quelques cantons, l’établissement cantonal assure le mobilier.',
              'Incendio, fulmine, esplosione, piena, tempesta, grandine, valanga e frana. In alcuni cantoni la mobilia è assicurata presso l’istituto cantonale.',
            ),
          },
          {
            title: t('Diebstahl', 'Vol', 'Furto'),
            text: t(
              'Einbruch und Beraubung sind gedeckt, einfacher Diebstahl zu Hause ebenso. Bargeld nur bis zu einer tiefen Grenze.',
              'L’effraction et le détroussement sont couverts, le vol simple à la maison aussi. Le numéraire seulement jusqu’à une limite basse.',
              'Furto con scasso e rapina sono coperti, anche il furto semplice in casa. Il denaro solo fino a un limite basso.',
            ),
          },
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'offerte-muster',
        title: t(
          'Musterofferte Hausrat',
          'Offre modèle inventaire du ménage',
          'Offerta modello mobilia domestica',
        ),
        description: t(
          'Aufbau einer Offerte auf einer Seite.',
          'Structure d’une offre sur une page.',
          'Struttura di un’offerta su una pagina.',
        ),
        minutes: 5,
        belongsTo: ['haushalt-teil-1/vorlagen-offerte', 'haushalt-teil-1/offerte-wohngemeinschaft'],
        format: 'docx',
        lines: [
          t('Ausgangslage in einem Satz', 'Situation en une phrase', 'Situazione in una frase'),
          t(
            'Empfohlene Deckungen mit Begründung',
            'Couvertures recommandées et motifs',
            'Coperture consigliate e motivi',
          ),
          t('Was nicht versichert ist', 'Ce qui n’est pas assuré', 'Che cosa non è assicurato'),
          t(
            'Prämie pro Jahr, gültig bis',
            'Prime annuelle, valable jusqu’au',
            'Premio annuo, valido fino al',
          ),
        ],
      },
      {
        kind: 'VIDEO',
        slug: 'hausrat-schaetzen',
        title: t(
          'Hausrat schätzen in zehn Minuten',
          'Estimer un ménage en dix minutes',
          'Stimare la mobilia in dieci minuti',
        ),
        description: t(
          'Rundgang durch eine Wohnung, Zimmer für Zimmer.',
          'Visite d’un appartement, pièce par pièce.',
          'Giro di un appartamento, locale per locale.',
        ),
        minutes: 3,
        belongsTo: ['haushalt-teil-1/summe-schaetzen'],
        captions: [
          t(
            'Wie viel ist alles wert, was in dieser Wohnung steht? Wir schätzen es in zehn Minuten.',
            'Combien vaut tout ce qui se trouve dans cet appartement ? Nous l’estimons en dix minutes.',
            'Quanto vale tutto ciò che c’è in questo appartamento? Lo stimiamo in dieci minuti.',
          ),
          t(
            'Wir gehen Zimmer für Zimmer und öffnen auch die Schränke.',
            'Nous allons de pièce en pièce et ouvrons aussi les armoires.',
            'Andiamo locale per locale e apriamo anche gli armadi.',
          ),
          t(
            'Es zählt, was es heute kostet, die Sache neu zu kaufen, nicht was sie einmal gekostet hat.',
            'Ce qui compte, c’est le prix d’un achat à neuf aujourd’hui, pas celui d’autrefois.',
            'Conta quanto costa oggi ricomprare l’oggetto, non quanto è costato allora.',
          ),
          t(
            'In der Küche kommt mehr zusammen, als man denkt: Geräte, Geschirr, Vorräte.',
            'À la cuisine, le total surprend : appareils, vaisselle, provisions.',
            'In cucina si somma più di quanto si pensi: apparecchi, stoviglie, provviste.',
          ),
          t(
            'Der Keller wird gern vergessen, dabei stehen dort die Ski und zwei Velos.',
            'On oublie souvent la cave, alors qu’on y trouve les skis et deux vélos.',
            'La cantina si dimentica volentieri, eppure ci sono gli sci e due biciclette.',
          ),
          t(
            'Am Ende vergleichen wir die Summe mit der Police. Fehlt viel, droht eine Unterversicherung.',
            'Enfin, nous comparons la somme avec la police. S’il manque beaucoup, il y a sous-assurance.',
            'Infine confrontiamo la somma con la polizza. Se manca molto, c’è sottoassicurazione.',
          ),
        ],
      },
    ],
  },
];
