import { t } from '../content.ts';
import type { MediaCategory } from '../mediaContent.ts';

/** The media library of the course for crop loss assessors. */
export const etMedia: readonly MediaCategory[] = [
  {
    slug: 'schadenbilder',
    icon: 'product',
    title: t('Schadenbilder', 'Images de dégâts', 'Immagini di danni'),
    description: t(
      'Typische Hagel- und Frostschäden nach Kultur und Stadium beschrieben.',
      'Dégâts typiques de grêle et de gel, décrits par culture et par stade.',
      'Danni tipici da grandine e gelo, descritti per coltura e stadio.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'hagel-im-getreide',
        title: t('Hagel im Getreide', 'La grêle dans les céréales', 'Grandine nei cereali'),
        description: t(
          'Abgeknickte Halme, ausgeschlagene Körner, verlorene Ähren.',
          'Tiges cassées, grains battus, épis perdus.',
          'Steli spezzati, chicchi caduti, spighe perse.',
        ),
        minutes: 6,
        belongsTo: ['hagel/hagelschaeden-erkennen', 'hagel/bilder-hagel'],
        parts: [
          {
            title: t('Vor dem Ährenschieben', 'Avant l’épiaison', 'Prima della spigatura'),
            text: t(
              'Die Pflanze erholt sich oft. Zähle geknickte Haupttriebe und warte mit der Schätzung, bis sich neue Triebe zeigen.',
              'La plante se remet souvent. Compte les tiges principales cassées et attends de nouvelles pousses avant d’estimer.',
              'La pianta spesso si riprende. Conta gli steli principali spezzati e attendi nuovi germogli prima di stimare.',
            ),
          },
          {
            title: t('In der Reife', 'À maturité', 'A maturazione'),
            text: t(
              'Körner am Boden sind verloren. Zähle sie in einem Rahmen von einem Viertelquadratmeter an mindestens fünf Stellen.',
              'Les grains au sol sont perdus. Compte-les dans un cadre d’un quart de mètre carré, à cinq endroits au moins.',
              'I chicchi a terra sono persi. Contali in un riquadro di un quarto di metro quadrato, in almeno cinque punti.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'hagel-an-reben',
        title: t('Hagel an Reben', 'La grêle sur la vigne', 'Grandine sulla vite'),
        description: t(
          'Trieb, Blatt und Traube getrennt beurteilen.',
          'Juger séparément le rameau, la feuille et la grappe.',
          'Valutare separatamente tralcio, foglia e grappolo.',
        ),
        minutes: 5,
        belongsTo: ['hagel/hagelschaeden-erkennen', 'hagel/bilder-hagel'],
        parts: [
          {
            title: t('Am Trieb', 'Sur le rameau', 'Sul tralcio'),
            text: t(
              'Kerben bis ins Holz schwächen auch das nächste Jahr. Halte sie im Protokoll fest, obwohl sie noch keinen Ertrag kosten.',
              'Les blessures jusqu’au bois affaiblissent aussi l’année suivante. Note-les, même si elles ne coûtent encore rien.',
              'Le ferite fino al legno indeboliscono anche l’anno dopo. Annotale, anche se non costano ancora raccolto.',
            ),
          },
          {
            title: t('An der Traube', 'Sur la grappe', 'Sul grappolo'),
            text: t(
              'Vor dem Farbumschlag vernarben Beeren, danach faulen sie. Der Qualitätsschaden kommt zum Mengenschaden dazu.',
              'Avant la véraison, les baies cicatrisent; après, elles pourrissent. La perte de qualité s’ajoute à celle de quantité.',
              'Prima dell’invaiatura gli acini cicatrizzano, dopo marciscono. Il danno di qualità si aggiunge a quello di quantità.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'frost-an-obst',
        title: t('Frost an Obstblüten', 'Le gel sur les fleurs fruitières', 'Gelo sui fiori da frutto'),
        description: t(
          'Schneiden, schauen, zählen: braune Stempel erkennen.',
          'Couper, regarder, compter: reconnaître les pistils bruns.',
          'Tagliare, guardare, contare: riconoscere i pistilli bruni.',
        ),
        minutes: 5,
        belongsTo: ['frost/wann-frost-schadet', 'frost/anleitung-frost'],
        parts: [
          {
            title: t('Der richtige Zeitpunkt', 'Le bon moment', 'Il momento giusto'),
            text: t(
              'Prüfe die Blüten frühestens zwölf Stunden nach der Frostnacht. Vorher sieht auch ein toter Stempel noch grün aus.',
              'Examine les fleurs au plus tôt douze heures après la nuit de gel. Avant, un pistil mort paraît encore vert.',
              'Esamina i fiori al più presto dodici ore dopo la notte di gelo. Prima anche un pistillo morto sembra verde.',
            ),
          },
          {
            title: t('Wie viele Blüten', 'Combien de fleurs', 'Quanti fiori'),
            text: t(
              'Hundert Blüten pro Sorte, aus allen Höhen des Baums. Zehn Prozent gesunde Blüten genügen beim Apfel oft für einen vollen Ertrag.',
              'Cent fleurs par variété, prises à toutes les hauteurs. Pour le pommier, dix pour cent de fleurs saines suffisent souvent à une pleine récolte.',
              'Cento fiori per varietà, da tutte le altezze. Per il melo il dieci per cento di fiori sani basta spesso per un raccolto pieno.',
            ),
          },
        ],
      },
      {
        kind: 'VIDEO',
        slug: 'im-feld-mit-der-schaetzerin',
        title: t('Im Feld mit der Schätzerin', 'Au champ avec l’experte', 'In campo con la perita'),
        description: t(
          'Ein Rundgang durch Weizen nach einem Hagelzug.',
          'Un tour dans le blé après une averse de grêle.',
          'Un giro nel frumento dopo una grandinata.',
        ),
        minutes: 3,
        belongsTo: ['hagel/bilder-hagel', 'hagel/feldtag-hagel'],
        captions: [
          t(
            'Gestern Abend ist der Hagel durchgezogen. Heute gehen wir mit der Schätzerin durch den Weizen.',
            'La grêle est passée hier soir. Aujourd’hui, nous traversons le blé avec l’experte.',
            'La grandine è passata ieri sera. Oggi attraversiamo il frumento con la perita.',
          ),
          t(
            'Sie schaut nicht zuerst an den Rand, denn dort ist der Schaden fast immer grösser.',
            'Elle ne commence pas par le bord : les dégâts y sont presque toujours plus importants.',
            'Non comincia dal bordo: lì il danno è quasi sempre maggiore.',
          ),
          t(
            'An fünf Stellen im Feld zählt sie hundert Halme aus.',
            'À cinq endroits du champ, elle compte cent tiges.',
            'In cinque punti del campo conta cento steli.',
          ),
          t(
            'Geknickte Halme zählen anders als solche, die sich wieder aufrichten.',
            'Les tiges cassées ne comptent pas comme celles qui se redressent.',
            'Gli steli spezzati contano diversamente da quelli che si raddrizzano.',
          ),
          t(
            'Der Landwirt geht mit. Er kennt sein Feld und sagt, wo das Wasser stand.',
            'L’agriculteur l’accompagne. Il connaît son champ et dit où l’eau stagnait.',
            'L’agricoltore la accompagna. Conosce il campo e dice dove ristagnava l’acqua.',
          ),
          t(
            'Am Schluss rechnet sie den Mittelwert aus und erklärt, wie er zustande kommt.',
            'Pour finir, elle calcule la moyenne et explique comment elle l’obtient.',
            'Alla fine calcola la media e spiega come ci è arrivata.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'schaetzhilfen',
    icon: 'calculation',
    title: t('Schätzhilfen', 'Aides à l’estimation', 'Ausili per la stima'),
    description: t(
      'Zählblätter, Tabellen und Rechenbeispiele für den Einsatz im Feld.',
      'Feuilles de comptage, tableaux et exemples de calcul pour le terrain.',
      'Fogli di conteggio, tabelle ed esempi di calcolo per il lavoro in campo.',
    ),
    contents: [
      {
        kind: 'DOCUMENT',
        slug: 'zaehlblatt',
        title: t(
          'Zählblatt für fünf Stellen',
          'Feuille de comptage pour cinq points',
          'Foglio di conteggio per cinque punti',
        ),
        description: t(
          'Zum Ausdrucken oder auf dem Tablet.',
          'À imprimer ou sur tablette.',
          'Da stampare o su tablet.',
        ),
        minutes: 3,
        belongsTo: ['hagel/richtig-zaehlen', 'hagel/feldunterlagen'],
        format: 'xlsx',
        lines: [
          t('Stelle | Gesund | Beschädigt', 'Point | Sain | Endommagé', 'Punto | Sano | Danneggiato'),
          t('1 |  | ', '1 |  | ', '1 |  | '),
          t('2 |  | ', '2 |  | ', '2 |  | '),
          t('3 |  | ', '3 |  | ', '3 |  | '),
          t('4 |  | ', '4 |  | ', '4 |  | '),
          t('5 |  | ', '5 |  | ', '5 |  | '),
        ],
      },
      {
        kind: 'DOCUMENT',
        slug: 'bbch-karte',
        title: t('BBCH-Karte', 'Carte BBCH', 'Scheda BBCH'),
        description: t(
          'Die Stadien von Getreide, Raps und Kartoffel auf einer Seite.',
          'Les stades des céréales, du colza et de la pomme de terre sur une page.',
          'Gli stadi di cereali, colza e patata su una pagina.',
        ),
        minutes: 4,
        belongsTo: ['einstieg/bbch-stadien', 'einstieg/unterlagen-einstieg'],
        format: 'pdf',
        lines: [
          t('00 bis 09: Keimung', '00 à 09: germination', 'Da 00 a 09: germinazione'),
          t('30 bis 39: Schossen', '30 à 39: montaison', 'Da 30 a 39: levata'),
          t('51 bis 59: Ährenschieben', '51 à 59: épiaison', 'Da 51 a 59: spigatura'),
          t('61 bis 69: Blüte', '61 à 69: floraison', 'Da 61 a 69: fioritura'),
          t('83 bis 89: Reife', '83 à 89: maturité', 'Da 83 a 89: maturazione'),
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'vom-prozent-zum-franken',
        title: t('Vom Schadenprozent zum Franken', 'Du pourcentage au franc', 'Dalla percentuale al franco'),
        description: t(
          'Ein Rechenbeispiel mit Selbstbehalt und Unterversicherung.',
          'Un exemple de calcul avec franchise et sous-assurance.',
          'Un esempio di calcolo con franchigia e sottoassicurazione.',
        ),
        minutes: 7,
        belongsTo: ['entschaedigung/vom-prozent-zum-franken'],
        parts: [
          {
            title: t('Die Angaben', 'Les données', 'I dati'),
            text: t(
              'Versicherungssumme 12 000 Franken, wirklicher Wert 15 000, Schaden vierzig Prozent, Selbstbehalt zehn Prozent der Summe.',
              'Somme assurée 12 000 francs, valeur réelle 15 000, dommage quarante pour cent, franchise dix pour cent de la somme.',
              'Somma assicurata 12 000 franchi, valore reale 15 000, danno quaranta per cento, franchigia dieci per cento della somma.',
            ),
          },
          {
            title: t('Die Rechnung', 'Le calcul', 'Il calcolo'),
            text: t(
              'Vierzig Prozent von 15 000 sind 6000 Franken. Gedeckt sind vier Fünftel, also 4800. Abzüglich 1200 Selbstbehalt bleiben 3600 Franken.',
              'Quarante pour cent de 15 000 font 6000 francs. Quatre cinquièmes sont couverts, soit 4800. Moins 1200 de franchise, il reste 3600 francs.',
              'Il quaranta per cento di 15 000 è 6000 franchi. Sono coperti quattro quinti, cioè 4800. Meno 1200 di franchigia restano 3600 franchi.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-schaetzung',
        title: t('Begriffe der Schätzung', 'Notions de l’estimation', 'Nozioni della stima'),
        description: t(
          'Stichprobe, Erwartungsertrag, Restertrag.',
          'Échantillon, rendement attendu, rendement restant.',
          'Campione, resa attesa, resa residua.',
        ),
        minutes: 4,
        belongsTo: ['einstieg/wie-ernteausfall-entsteht', 'pruefung/schaetzung-in-drei-schritten'],
        parts: [
          {
            title: t('Erwartungsertrag', 'Rendement attendu', 'Resa attesa'),
            text: t(
              'Was das Feld ohne Schaden gebracht hätte, hergeleitet aus drei Vorjahren.',
              'Ce que le champ aurait donné sans dommage, déduit des trois années précédentes.',
              'Quanto il campo avrebbe dato senza danno, dedotto dai tre anni precedenti.',
            ),
          },
          {
            title: t('Stichprobe', 'Échantillon', 'Campione'),
            text: t(
              'Zufällig gewählte Stellen, die für das ganze Feld stehen. Ränder zählen nicht.',
              'Endroits choisis au hasard qui valent pour tout le champ. Les bords ne comptent pas.',
              'Punti scelti a caso che valgono per tutto il campo. I bordi non contano.',
            ),
          },
          {
            title: t('Qualitätsschaden', 'Perte de qualité', 'Danno di qualità'),
            text: t(
              'Die Menge ist da, aber sie bringt einen tieferen Preis.',
              'La quantité est là, mais à un prix plus bas.',
              'La quantità c’è, ma a un prezzo più basso.',
            ),
          },
        ],
      },
    ],
  },
  {
    slug: 'recht-und-versicherung',
    icon: 'law',
    title: t('Recht und Versicherung', 'Droit et assurance', 'Diritto e assicurazione'),
    description: t(
      'Rechtsgrundlagen, Versicherungsmodelle und Fristen in Kürze.',
      'Bases légales, modèles d’assurance et délais en bref.',
      'Basi legali, modelli assicurativi e termini in breve.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'fristen-im-schadenfall',
        title: t('Fristen im Schadenfall', 'Les délais en cas de sinistre', 'I termini in caso di sinistro'),
        description: t(
          'Melden, stehen lassen, ernten: was wann erlaubt ist.',
          'Annoncer, laisser en place, récolter: ce qui est permis et quand.',
          'Annunciare, lasciare, raccogliere: che cosa è permesso e quando.',
        ),
        minutes: 4,
        belongsTo: ['entschaedigung/vertragsgesetz-lesen'],
        parts: [
          {
            title: t('Meldung', 'Annonce', 'Annuncio'),
            text: t(
              'Innert vier Tagen nach dem Ereignis. Wer zu spät meldet, muss zeigen, dass die Schätzung trotzdem möglich ist.',
              'Dans les quatre jours après l’événement. Qui annonce trop tard doit montrer que l’estimation reste possible.',
              'Entro quattro giorni dall’evento. Chi annuncia tardi deve mostrare che la stima è ancora possibile.',
            ),
          },
          {
            title: t('Ernte vor der Schätzung', 'Récolte avant l’estimation', 'Raccolto prima della stima'),
            text: t(
              'Nur nach Rücksprache. Dann bleiben Kontrollstreifen stehen, mindestens drei Meter breit.',
              'Seulement après entente. On laisse alors des bandes témoins d’au moins trois mètres de large.',
              'Solo dopo accordo. Si lasciano allora strisce di controllo larghe almeno tre metri.',
            ),
          },
        ],
      },
      {
        kind: 'ARTICLE',
        slug: 'versicherungsmodelle',
        title: t(
          'Pauschal, einzeln oder Index?',
          'Forfait, par culture ou indice?',
          'Forfait, singola coltura o indice?',
        ),
        description: t(
          'Drei Modelle und für welchen Betrieb sie passen.',
          'Trois modèles et l’exploitation à laquelle ils conviennent.',
          'Tre modelli e a quale azienda convengono.',
        ),
        minutes: 6,
        belongsTo: ['entschaedigung/versicherungsmodelle', 'entschaedigung/leitfaden-hofgespraech'],
        parts: [
          {
            title: t('Pauschal', 'Forfait', 'Forfait'),
            text: t(
              'Der ganze Betrieb in einem Vertrag. Einfach, aber mit festen Summen je Kultur.',
              'Toute l’exploitation dans un contrat. Simple, mais avec des sommes fixes par culture.',
              'Tutta l’azienda in un contratto. Semplice, ma con somme fisse per coltura.',
            ),
          },
          {
            title: t('Index', 'Indice', 'Indice'),
            text: t(
              'Ausbezahlt wird nach Wetterdaten, ohne Besuch auf dem Feld. Rasch, aber der eigene Schaden kann grösser sein als die Zahlung.',
              'Le versement suit les données météo, sans visite au champ. Rapide, mais le dommage propre peut dépasser la somme.',
              'Si paga secondo i dati meteo, senza visita in campo. Rapido, ma il proprio danno può superare l’importo.',
            ),
          },
        ],
      },
      {
        kind: 'LINK',
        slug: 'vertragsgesetz',
        title: t(
          'Versicherungsvertragsgesetz (VVG)',
          'Loi sur le contrat d’assurance (LCA)',
          'Legge sul contratto d’assicurazione (LCA)',
        ),
        description: t(
          'Artikel 38 bis 41: Pflichten im Schadenfall.',
          'Articles 38 à 41: obligations en cas de sinistre.',
          'Articoli da 38 a 41: obblighi in caso di sinistro.',
        ),
        minutes: 8,
        belongsTo: ['entschaedigung/vertragsgesetz-lesen'],
        url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717',
      },
      {
        kind: 'DOCUMENT',
        slug: 'pflichten-merkblatt',
        title: t(
          'Merkblatt: Pflichten im Schadenfall',
          'Fiche: obligations en cas de sinistre',
          'Scheda: obblighi in caso di sinistro',
        ),
        description: t('Zum Abgeben auf dem Hof.', 'À remettre à la ferme.', 'Da consegnare in azienda.'),
        minutes: 3,
        belongsTo: ['entschaedigung/leitfaden-hofgespraech'],
        format: 'docx',
        lines: [
          t('Schaden sofort melden', 'Annoncer le dommage tout de suite', 'Annunciare subito il danno'),
          t(
            'Kultur pflegen wie ohne Schaden',
            'Soigner la culture comme sans dommage',
            'Curare la coltura come senza danno',
          ),
          t(
            'Nichts verändern, bevor geschätzt ist',
            'Ne rien changer avant l’estimation',
            'Non cambiare nulla prima della stima',
          ),
          t('Belege und Fotos aufbewahren', 'Garder les pièces et les photos', 'Conservare ricevute e foto'),
        ],
      },
    ],
  },
  {
    slug: 'wetter-und-schutz',
    icon: 'handbook',
    title: t('Wetter und Schutz', 'Météo et protection', 'Meteo e protezione'),
    description: t(
      'Wetterdaten finden, Frostnächte planen, Kulturen schützen.',
      'Trouver des données météo, planifier les nuits de gel, protéger les cultures.',
      'Trovare dati meteo, pianificare le notti di gelo, proteggere le colture.',
    ),
    contents: [
      {
        kind: 'ARTICLE',
        slug: 'frostschutz-verfahren',
        title: t(
          'Frostschutz: vier Verfahren im Vergleich',
          'Lutte contre le gel: quatre procédés comparés',
          'Protezione dal gelo: quattro metodi a confronto',
        ),
        description: t(
          'Beregnung, Kerzen, Windmaschine, Vlies.',
          'Aspersion, bougies, ventilateur, voile.',
          'Aspersione, candele, ventilatore, telo.',
        ),
        minutes: 6,
        belongsTo: ['frost/frostschutz', 'frost/frostnacht-planen'],
        parts: [
          {
            title: t('Beregnung', 'Aspersion', 'Aspersione'),
            text: t(
              'Gefrierendes Wasser gibt Wärme ab. Wirkt bis etwa minus sechs Grad, braucht aber viel Wasser und darf nie unterbrochen werden.',
              'L’eau qui gèle libère de la chaleur. Efficace jusqu’à moins six degrés environ, mais gourmande en eau et jamais à interrompre.',
              'L’acqua che gela cede calore. Efficace fino a circa meno sei gradi, ma serve molta acqua e non va mai interrotta.',
            ),
          },
          {
            title: t('Kerzen und Windmaschine', 'Bougies et ventilateur', 'Candele e ventilatore'),
            text: t(
              'Beide mischen oder wärmen die Luft um zwei bis drei Grad. Ohne Inversion nützt die Windmaschine nichts.',
              'Les deux mélangent ou réchauffent l’air de deux à trois degrés. Sans inversion, le ventilateur est inutile.',
              'Entrambi mescolano o scaldano l’aria di due o tre gradi. Senza inversione il ventilatore è inutile.',
            ),
          },
        ],
      },
      {
        kind: 'GLOSSARY',
        slug: 'begriffe-wetter',
        title: t('Wetterbegriffe', 'Notions de météo', 'Nozioni di meteorologia'),
        description: t(
          'Strahlungsfrost, Inversion, Feuchttemperatur.',
          'Gel par rayonnement, inversion, température humide.',
          'Gelo da irraggiamento, inversione, temperatura umida.',
        ),
        minutes: 3,
        belongsTo: ['frost/wann-frost-schadet'],
        parts: [
          {
            title: t('Strahlungsfrost', 'Gel par rayonnement', 'Gelo da irraggiamento'),
            text: t(
              'Klare, windstille Nacht: Der Boden verliert Wärme, Mulden sind am kältesten.',
              'Nuit claire et sans vent: le sol perd sa chaleur, les creux sont les plus froids.',
              'Notte serena senza vento: il suolo perde calore, le conche sono le più fredde.',
            ),
          },
          {
            title: t('Inversion', 'Inversion', 'Inversione'),
            text: t(
              'In einigen Metern Höhe ist es wärmer als am Boden.',
              'À quelques mètres de hauteur, il fait plus chaud qu’au sol.',
              'A qualche metro d’altezza è più caldo che al suolo.',
            ),
          },
        ],
      },
      {
        kind: 'LINK',
        slug: 'meteoschweiz',
        title: t(
          'MeteoSchweiz: Messwerte und Radar',
          'MétéoSuisse: mesures et radar',
          'MeteoSvizzera: misure e radar',
        ),
        description: t(
          'Hagelkarten, Temperaturen und Warnungen.',
          'Cartes de grêle, températures et alertes.',
          'Carte della grandine, temperature e allerte.',
        ),
        minutes: 5,
        belongsTo: ['einstieg/wetterdaten-finden'],
        url: 'https://www.meteoschweiz.admin.ch/',
      },
      {
        kind: 'VIDEO',
        slug: 'frostnacht',
        title: t(
          'Eine Frostnacht im Obstgarten',
          'Une nuit de gel au verger',
          'Una notte di gelo nel frutteto',
        ),
        description: t(
          'Von der Warnung am Abend bis zur Kontrolle am Morgen.',
          'De l’alerte du soir au contrôle du matin.',
          'Dall’allerta della sera al controllo del mattino.',
        ),
        minutes: 2,
        belongsTo: ['frost/frostnacht-planen'],
        captions: [
          t(
            'Kurz nach sechs Uhr abends kommt die Warnung: In der Nacht sinkt es auf minus drei Grad.',
            'Peu après dix-huit heures, l’alerte tombe : il fera moins trois degrés cette nuit.',
            'Poco dopo le diciotto arriva l’allerta: nella notte si scende a meno tre gradi.',
          ),
          t(
            'Im Obstgarten stehen die Kerzen bereit. Um zwei Uhr wird die erste Reihe angezündet.',
            'Au verger, les bougies sont prêtes. À deux heures, on allume la première rangée.',
            'Nel frutteto le candele sono pronte. Alle due si accende la prima fila.',
          ),
          t(
            'Alle halbe Stunde liest jemand die Thermometer ab, auf der Höhe der Blüten.',
            'Toutes les demi-heures, quelqu’un relève les thermomètres, à hauteur des fleurs.',
            'Ogni mezz’ora qualcuno legge i termometri, all’altezza dei fiori.',
          ),
          t(
            'Am Morgen schneiden wir Blüten auf. Ein brauner Stempel heisst: Diese Frucht ist verloren.',
            'Au matin, nous ouvrons des fleurs. Un pistil brun signifie que ce fruit est perdu.',
            'Al mattino apriamo alcuni fiori. Un pistillo bruno significa: quel frutto è perso.',
          ),
        ],
      },
    ],
  },
];
