import { type Circle, t } from '../content.ts';

/** Circle «Frost» of the harvest-loss course: critical temperatures, prevention and estimation. */
export const etFrost: Circle = {
  slug: 'frost',
  title: t('Frost', 'Gel', 'Gelo'),
  description: t(
    'Du verstehst, wann Frost schadet, wie sich Betriebe schützen und warum Geduld die beste Schätzhilfe ist.',
    'Tu comprends quand le gel nuit, comment les exploitations se protègent et pourquoi la patience est la meilleure alliée.',
    'Capisci quando il gelo danneggia, come si proteggono le aziende e perché la pazienza è il miglior aiuto.',
  ),
  goals: [
    t(
      'Ich beurteile Frostgefahr nach Stadium und Lage.',
      'J’évalue le risque de gel selon le stade et la situation.',
      'Valuto il rischio di gelo secondo stadio e posizione.',
    ),
    t(
      'Ich erhebe Frostschäden an Obst und Reben.',
      'Je relève les dégâts de gel dans les vergers et la vigne.',
      'Rilevo i danni da gelo in frutteti e vigneti.',
    ),
  ],
  sequences: [
    {
      slug: 'verstehen',
      title: t('Verstehen', 'Comprendre', 'Capire'),
      icon: 'understand',
      units: [
        {
          slug: 'frostarten',
          title: t('Frost verstehen', 'Comprendre le gel', 'Capire il gelo'),
          criteria: [
            {
              slug: 'frostlagen-beurteilen',
              competence: 'A1',
              title: t(
                'Ich kann auf einer Karte zeigen, welche Parzellen bei Strahlungsfrost besonders gefährdet sind.',
                'Je peux montrer sur une carte quelles parcelles sont les plus exposées au gel de rayonnement.',
                'So mostrare su una carta quali particelle sono più esposte al gelo da irraggiamento.',
              ),
            },
            {
              slug: 'kritische-werte-kennen',
              competence: 'A1',
              title: t(
                'Ich kann für Apfel und Rebe angeben, ab welchen Temperaturen in welchem Stadium Schäden drohen.',
                'Je peux indiquer, pour le pommier et la vigne, à partir de quelle température et à quel stade des dégâts menacent.',
                'So indicare per melo e vite a partire da quali temperature e in quale stadio minacciano danni.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'wann-frost-schadet',
              title: t('Wann Frost schadet', 'Quand le gel fait des dégâts', 'Quando il gelo danneggia'),
              description: t(
                'Strahlungsfrost, Kaltluftseen und empfindliche Stadien.',
                'Gel de rayonnement, lacs d’air froid et stades sensibles.',
                'Gelo da irraggiamento, laghi d’aria fredda e stadi sensibili.',
              ),
              minutes: 15,
              text: t(
                '<h2>Zwei Arten von Frost</h2><p>In klaren, windstillen Nächten gibt der Boden Wärme ab, und die kalte Luft sammelt sich in Mulden: Das ist <strong>Strahlungsfrost</strong>. Schon wenige Meter Höhe machen zwei Grad Unterschied. Fliesst dagegen mit Wind polare Luft ein, spricht man von <strong>Advektionsfrost</strong>; dann helfen Lage und Windmaschinen kaum.</p><h2>Je weiter, desto empfindlicher</h2><p>Eine geschlossene Apfelknospe erträgt deutlich tiefere Temperaturen als eine offene Blüte. Bei Vollblüte entstehen erste Schäden ab rund minus 2 Grad, bei minus 4 Grad ist der grösste Teil der Blüten verloren. Junge Rebtriebe erfrieren ebenfalls bei rund minus 2 Grad, bei Nässe noch früher.</p><h2>Nicht jede tote Blüte ist ein Ausfall</h2><ul><li>Ein gut blühender Apfelbaum braucht nur etwa jede zehnte Blüte für eine volle Ernte.</li><li>Reben treiben aus Nebenaugen nach, tragen dann aber weniger.</li><li>Frostringe und Berostung mindern die Qualität, auch wenn die Menge stimmt.</li></ul><p>Deshalb schätzt du Frostschäden an Obst endgültig erst nach dem Junifall. Vorher sicherst du die Spuren: Stadium, Temperatur, Anteil brauner Stempel.</p>',
                '<h2>Deux types de gel</h2><p>Par nuit claire et calme, le sol perd sa chaleur et l’air froid s’accumule dans les cuvettes: c’est le <strong>gel de rayonnement</strong>. Quelques mètres de dénivelé font déjà deux degrés de différence. Si de l’air polaire arrive avec le vent, on parle de <strong>gel d’advection</strong>; la situation de la parcelle et les brasseurs d’air n’y changent presque rien.</p><h2>Plus le stade avance, plus la plante est sensible</h2><p>Un bourgeon de pommier fermé supporte des températures nettement plus basses qu’une fleur ouverte. En pleine floraison, les premiers dégâts apparaissent dès moins 2 degrés environ; à moins 4 degrés, la plupart des fleurs sont perdues. Les jeunes pousses de vigne gèlent aussi vers moins 2 degrés, plus tôt encore si elles sont mouillées.</p><h2>Toute fleur morte n’est pas une perte</h2><ul><li>Un pommier bien fleuri n’a besoin que d’une fleur sur dix environ pour une pleine récolte.</li><li>La vigne repart des contre-bourgeons, mais produit moins.</li><li>Les anneaux de gel et la roussissure réduisent la qualité, même si la quantité y est.</li></ul><p>C’est pourquoi tu n’estimes définitivement les dégâts de gel sur les fruits qu’après la chute de juin. Avant cela, tu assures les preuves: stade, température, part de pistils bruns.</p>',
                '<h2>Due tipi di gelo</h2><p>Nelle notti serene e senza vento il suolo cede calore e l’aria fredda si raccoglie nelle conche: è il <strong>gelo da irraggiamento</strong>. Bastano pochi metri di dislivello per avere due gradi di differenza. Se invece con il vento affluisce aria polare, si parla di <strong>gelo da avvezione</strong>; in questo caso posizione e ventilatori aiutano poco.</p><h2>Più avanza lo stadio, più la pianta è sensibile</h2><p>Una gemma di melo chiusa sopporta temperature molto più basse di un fiore aperto. In piena fioritura i primi danni compaiono da circa meno 2 gradi; a meno 4 gradi la maggior parte dei fiori è persa. Anche i giovani germogli della vite gelano a circa meno 2 gradi, prima ancora se sono bagnati.</p><h2>Non ogni fiore morto è una perdita</h2><ul><li>A un melo ben fiorito basta circa un fiore su dieci per un raccolto pieno.</li><li>La vite ricaccia dalle gemme secondarie, ma produce meno.</li><li>Anelli da gelo e rugginosità riducono la qualità, anche se la quantità c’è.</li></ul><p>Per questo stimi in modo definitivo i danni da gelo sulla frutta solo dopo la cascola di giugno. Prima assicuri le prove: stadio, temperatura, quota di pistilli bruni.</p>',
              ),
            },
            {
              kind: 'learning_module',
              slug: 'frostschutz',
              title: t(
                'Frostschutz beurteilen',
                'Évaluer la lutte antigel',
                'Valutare la protezione antigelo',
              ),
              description: t(
                'Drei Verfahren, ihre Wirkung und ihre Grenzen.',
                'Trois procédés, leur efficacité et leurs limites.',
                'Tre metodi, la loro efficacia e i loro limiti.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Beregnung', 'Aspersion', 'Irrigazione antibrina'),
                  text: t(
                    '<p>Gefrierendes Wasser gibt Wärme ab und hält die Blüte knapp unter null Grad. Das funktioniert nur, solange ununterbrochen beregnet wird. Massgebend für den Start ist die Feuchttemperatur. Wer zu früh abstellt, bevor das Eis am Morgen schmilzt, richtet oft mehr Schaden an als der Frost selbst.</p>',
                    '<p>L’eau qui gèle libère de la chaleur et maintient la fleur juste au-dessous de zéro. Cela ne fonctionne que si l’aspersion est ininterrompue. La température humide détermine le moment de démarrer. Arrêter trop tôt, avant que la glace ne fonde le matin, cause souvent plus de dégâts que le gel lui-même.</p>',
                    '<p>L’acqua che gela cede calore e mantiene il fiore appena sotto zero. Funziona solo se l’irrigazione è ininterrotta. Per l’avvio è determinante la temperatura a bulbo umido. Chi spegne troppo presto, prima che al mattino il ghiaccio si sciolga, spesso causa più danni del gelo stesso.</p>',
                  ),
                },
                {
                  title: t('Kerzen', 'Bougies', 'Candele'),
                  text: t(
                    '<p>Frostkerzen heben die Temperatur im Bestand um etwa ein bis drei Grad. Dafür braucht es je nach Lage 200 bis 400 Stück pro Hektare und viele Hände mitten in der Nacht. Bei Wind verpufft die Wirkung. Rechnungen für Kerzen belegen, dass der Betrieb zur Schadenminderung beigetragen hat.</p>',
                    '<p>Les bougies élèvent la température d’environ un à trois degrés. Selon la situation, il en faut 200 à 400 par hectare, et beaucoup de bras en pleine nuit. Par vent, l’effet se perd. Les factures de bougies prouvent que l’exploitation a contribué à réduire le dommage.</p>',
                    '<p>Le candele alzano la temperatura di circa uno-tre gradi. Secondo la posizione ne servono da 200 a 400 per ettaro, e molte mani nel cuore della notte. Con il vento l’effetto svanisce. Le fatture delle candele dimostrano che l’azienda ha contribuito a ridurre il danno.</p>',
                  ),
                },
                {
                  title: t('Windmaschinen', 'Brasseurs d’air', 'Ventilatori'),
                  text: t(
                    '<p>Bei Strahlungsfrost liegt wärmere Luft einige Meter über dem Boden. Windmaschinen mischen sie nach unten und schützen je nach Inversion mehrere Hektaren. Fehlt die Inversion, wie bei Advektionsfrost, nützen sie nichts. Frage deshalb immer nach Messwerten auf zwei Höhen, bevor du die Wirkung beurteilst.</p>',
                    '<p>En cas de gel de rayonnement, l’air plus chaud se trouve à quelques mètres du sol. Les brasseurs d’air le ramènent vers le bas et protègent plusieurs hectares selon l’inversion. Sans inversion, comme lors d’un gel d’advection, ils ne servent à rien. Demande donc toujours des mesures à deux hauteurs avant d’en juger l’effet.</p>',
                    '<p>Con il gelo da irraggiamento l’aria più calda si trova alcuni metri sopra il suolo. I ventilatori la mescolano verso il basso e proteggono più ettari secondo l’inversione. Senza inversione, come nel gelo da avvezione, non servono. Chiedi quindi sempre misure a due altezze prima di valutarne l’effetto.</p>',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'anwenden',
      title: t('Anwenden', 'Appliquer', 'Applicare'),
      icon: 'apply',
      units: [
        {
          slug: 'frostschaden-erheben',
          title: t('Frostschaden erheben', 'Relever un dégât de gel', 'Rilevare un danno da gelo'),
          criteria: [
            {
              slug: 'blueten-pruefen',
              competence: 'A2',
              title: t(
                'Ich kann Blüten aufschneiden und den Anteil erfrorener Stempel zuverlässig bestimmen.',
                'Je peux ouvrir des fleurs et déterminer de manière fiable la part de pistils gelés.',
                'So sezionare i fiori e determinare in modo affidabile la quota di pistilli gelati.',
              ),
            },
            {
              slug: 'zeitpunkt-waehlen',
              competence: 'A2',
              title: t(
                'Ich kann begründen, wann ich einen Frostschaden vorläufig und wann endgültig schätze.',
                'Je peux justifier le moment d’une estimation provisoire et celui d’une estimation définitive.',
                'So motivare quando stimo un danno da gelo in modo provvisorio e quando in modo definitivo.',
              ),
            },
          ],
          contents: [
            {
              kind: 'demo',
              slug: 'frostnacht-planen',
              title: t(
                'Eine Frostnacht planen',
                'Planifier une nuit de gel',
                'Pianificare una notte di gelo',
              ),
              description: t(
                'Entscheide mit Prognose und Geländekarte, welche Parzelle zuerst geschützt wird.',
                'À l’aide de la prévision et d’une carte, décide quelle parcelle protéger en premier.',
                'Con la previsione e una carta decidi quale particella proteggere per prima.',
              ),
              minutes: 20,
              text: t(
                '<p>Dein Übungsbetrieb hat Kerzen für eine Hektare, aber zwei Parzellen: eine in der Mulde mit Apfelbäumen in Vollblüte, eine am Hang mit Zwetschgen nach der Blüte. Öffne die Landeskarte, suche eine vergleichbare Geländeform und notiere:</p><ul><li>Wo sammelt sich die Kaltluft?</li><li>Welche Parzelle schützt du, und warum?</li><li>Wo stellst du die Thermometer auf?</li></ul>',
                '<p>Ton exploitation d’exercice a des bougies pour un hectare, mais deux parcelles: l’une dans une cuvette avec des pommiers en pleine floraison, l’autre sur un coteau avec des pruniers après floraison. Ouvre la carte nationale, cherche un relief comparable et note:</p><ul><li>Où l’air froid s’accumule-t-il?</li><li>Quelle parcelle protèges-tu, et pourquoi?</li><li>Où places-tu les thermomètres?</li></ul>',
                '<p>La tua azienda di esercizio ha candele per un ettaro, ma due particelle: una in una conca con meli in piena fioritura, una sul pendio con prugni dopo la fioritura. Apri la carta nazionale, cerca un rilievo simile e annota:</p><ul><li>Dove si raccoglie l’aria fredda?</li><li>Quale particella proteggi e perché?</li><li>Dove collochi i termometri?</li></ul>',
              ),
              buttonText: t('Karte öffnen', 'Ouvrir la carte', 'Apri la carta'),
              buttonUrl: 'https://map.geo.admin.ch/',
            },
            {
              kind: 'document_list',
              slug: 'anleitung-frost',
              title: t(
                'Anleitung Frostschätzung',
                'Instructions pour l’estimation du gel',
                'Istruzioni per la stima del gelo',
              ),
              description: t(
                'Vorgehen für Apfel und Rebe auf einer Seite.',
                'La démarche pour le pommier et la vigne sur une page.',
                'Il procedimento per melo e vite su una pagina.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'anleitung-apfel',
                  title: t('Frost am Apfel', 'Gel sur pommier', 'Gelo sul melo'),
                  text: t(
                    'Warte nach der Frostnacht mindestens einen Tag, bis sich erfrorenes Gewebe braun verfärbt. Sammle an zehn Bäumen je zehn Blüten aus verschiedenen Höhen. Schneide sie längs auf und zähle braune Stempel. Notiere Sorte, Stadium, tiefste gemessene Temperatur und Frostdauer. Nach dem Junifall zählst du die Früchte pro Baum und vergleichst mit dem erwarteten Behang.',
                    'Après la nuit de gel, attends au moins un jour, jusqu’à ce que les tissus gelés brunissent. Sur dix arbres, prélève dix fleurs à différentes hauteurs. Ouvre-les dans le sens de la longueur et compte les pistils bruns. Note la variété, le stade, la température minimale mesurée et la durée du gel. Après la chute de juin, compte les fruits par arbre et compare avec la charge attendue.',
                    'Dopo la notte di gelo aspetta almeno un giorno, finché il tessuto gelato imbrunisce. Su dieci alberi preleva dieci fiori ad altezze diverse. Sezionali nel senso della lunghezza e conta i pistilli bruni. Annota varietà, stadio, temperatura minima misurata e durata del gelo. Dopo la cascola di giugno conta i frutti per albero e confronta con la carica attesa.',
                  ),
                },
                {
                  slug: 'anleitung-rebe',
                  title: t('Frost an der Rebe', 'Gel sur vigne', 'Gelo sulla vite'),
                  text: t(
                    'Wähle in jeder Zone 20 Stöcke auf der Diagonale. Zähle die erfrorenen und die gesunden Haupttriebe. Komm nach drei Wochen wieder und zähle die Nachtriebe mit Gescheinen. Die endgültige Schätzung erfolgt nach der Blüte mit der Anzahl Trauben pro Stock. Berücksichtige, dass bei ertragsbegrenzten Lagen ohnehin Trauben herausgeschnitten worden wären.',
                    'Dans chaque zone, choisis 20 ceps sur la diagonale. Compte les rameaux principaux gelés et sains. Reviens après trois semaines et compte les repousses portant des inflorescences. L’estimation définitive se fait après la floraison, selon le nombre de grappes par cep. Tiens compte du fait que, là où le rendement est limité, des grappes auraient de toute façon été supprimées.',
                    'In ogni zona scegli 20 ceppi sulla diagonale. Conta i germogli principali gelati e quelli sani. Torna dopo tre settimane e conta i ricacci con infiorescenze. La stima definitiva avviene dopo la fioritura con il numero di grappoli per ceppo. Considera che, dove la resa è limitata, alcuni grappoli sarebbero stati comunque diradati.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'ueberpruefen',
      title: t('Überprüfen', 'Vérifier', 'Verificare'),
      icon: 'check',
      units: [
        {
          slug: 'wissen-pruefen',
          title: t('Wissen prüfen', 'Tester ses connaissances', 'Verificare le conoscenze'),
          criteria: [],
          contents: [
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-frost',
              title: t('Wissenscheck: Frost', 'Quiz: gel', 'Verifica: gelo'),
              description: t(
                'Zwei Fragen, bei denen der erste Gedanke oft täuscht.',
                'Deux questions où la première idée est souvent trompeuse.',
                'Due domande in cui il primo pensiero spesso inganna.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Nach einer Frostnacht sind 60 Prozent der Apfelblüten erfroren. Was heisst das für die Ernte?',
                    'Après une nuit de gel, 60 pour cent des fleurs de pommier sont gelées. Qu’est-ce que cela signifie pour la récolte?',
                    'Dopo una notte di gelo il 60 per cento dei fiori di melo è gelato. Che cosa significa per il raccolto?',
                  ),
                  options: [
                    {
                      text: t(
                        '60 Prozent Ausfall sind sicher.',
                        'Une perte de 60 pour cent est certaine.',
                        'Una perdita del 60 per cento è certa.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Eine volle Ernte ist möglich; entscheidend ist der Fruchtbehang nach dem Junifall.',
                        'Une pleine récolte reste possible; c’est la charge en fruits après la chute de juin qui compte.',
                        'Un raccolto pieno è ancora possibile; conta la carica di frutti dopo la cascola di giugno.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Die Ernte ist ganz verloren.',
                        'La récolte est entièrement perdue.',
                        'Il raccolto è completamente perso.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Für eine volle Ernte reicht ein kleiner Teil der Blüten. Befruchtung, Sorte und Qualität entscheiden mit.',
                    'Une petite partie des fleurs suffit à une pleine récolte. La fécondation, la variété et la qualité jouent aussi un rôle.',
                    'Per un raccolto pieno basta una piccola parte dei fiori. Contano anche impollinazione, varietà e qualità.',
                  ),
                },
                {
                  question: t(
                    'Welche Beobachtungen sprechen für Strahlungsfrost?',
                    'Quelles observations indiquent un gel de rayonnement?',
                    'Quali osservazioni indicano un gelo da irraggiamento?',
                  ),
                  options: [
                    { text: t('klarer Himmel', 'ciel dégagé', 'cielo sereno'), correct: true },
                    { text: t('Windstille', 'absence de vent', 'assenza di vento'), correct: true },
                    {
                      text: t(
                        'starke Bise die ganze Nacht',
                        'forte bise toute la nuit',
                        'forte vento da nord-est tutta la notte',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Schäden vor allem in Mulden',
                        'dégâts surtout dans les cuvettes',
                        'danni soprattutto nelle conche',
                      ),
                      correct: true,
                    },
                  ],
                  explanation: t(
                    'Strahlungsfrost entsteht bei klarem Himmel ohne Wind; die kalte Luft fliesst in die tiefsten Stellen.',
                    'Le gel de rayonnement se forme par ciel dégagé et sans vent; l’air froid s’écoule vers les points les plus bas.',
                    'Il gelo da irraggiamento si forma con cielo sereno e senza vento; l’aria fredda scende nei punti più bassi.',
                  ),
                },
              ],
            },
            {
              kind: 'edoniq_test',
              slug: 'test-feldschaetzung',
              title: t('Test Feldschätzung', 'Test estimation au champ', 'Test stima in campo'),
              description: t(
                '20 Fragen zu Stadien, Hagel und Frost. Das Resultat zählt für den Kompetenznachweis.',
                '20 questions sur les stades, la grêle et le gel. Le résultat compte pour le contrôle de compétences.',
                '20 domande su stadi, grandine e gelo. Il risultato conta per il controllo delle competenze.',
              ),
              minutes: 40,
              checkboxText: t(
                'Ich löse den Test allein; die Schätztabellen sind erlaubt.',
                'Je fais le test sans aide; les tableaux d’estimation sont autorisés.',
                'Svolgo il test individualmente; le tabelle di stima sono ammesse.',
              ),
              maxPoints: 20,
              certificate: 'schaetzung-im-feld',
              hasExtendedTimeTest: true,
            },
          ],
        },
      ],
    },
  ],
};
