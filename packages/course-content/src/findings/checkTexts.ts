import type { Language } from '@learn/domain';

/** What does not fit together between the files of a folder. */
export const checkTexts = {
  repeated: {
    de: '«{value}» steht zweimal da.',
    fr: '« {value} » figure deux fois.',
    it: '«{value}» compare due volte.',
  },
  assignment_repeated: {
    de: 'Im Kurs heisst schon ein anderer Auftrag oder Test «{slug}». Gib dieser Datei einen anderen Namen, auch in circle.yaml.',
    fr: 'Dans le cours, un autre travail ou test s’appelle déjà « {slug} ». Donne à ce fichier un autre nom, aussi dans circle.yaml.',
    it: 'Nel corso un altro compito o test si chiama già «{slug}». Dai a questo file un altro nome, anche in circle.yaml.',
  },
  key_taken: {
    de: 'Der Schlüssel {key} gehört schon einer anderen Seite. Gib dieser eine eigene «translation_key».',
    fr: 'La clé {key} appartient déjà à une autre page. Donne à celle-ci sa propre « translation_key ».',
    it: 'La chiave {key} appartiene già a un’altra pagina. Dai a questa una propria «translation_key».',
  },
  profile_not_shared: {
    de: 'Das Profil «{code}» steht nicht in content.yaml.',
    fr: 'Le profil « {code} » ne figure pas dans content.yaml.',
    it: 'Il profilo «{code}» non è in content.yaml.',
  },
  profile_unknown: {
    de: 'Der Kurs hat kein Profil «{code}».',
    fr: 'Le cours n’a pas de profil « {code} ».',
    it: 'Il corso non ha un profilo «{code}».',
  },
  circle_reserved: {
    de: 'Kein Circle kann «{slug}» heissen.',
    fr: 'Aucun Circle ne peut s’appeler « {slug} ».',
    it: 'Nessun Circle può chiamarsi «{slug}».',
  },
  circle_unknown: {
    de: '«{slug}» ist kein anderer Circle des Kurses.',
    fr: '« {slug} » n’est pas un autre Circle du cours.',
    it: '«{slug}» non è un altro Circle del corso.',
  },
  exam_unknown: {
    de: 'Die Prüfung «{exam}» steht nicht in content.yaml.',
    fr: 'L’examen « {exam} » ne figure pas dans content.yaml.',
    it: 'L’esame «{exam}» non è in content.yaml.',
  },
  competence_unknown: {
    de: 'Der Kurs hat keine Handlungskompetenz «{competence}».',
    fr: 'Le cours n’a pas de compétence opérationnelle « {competence} ».',
    it: 'Il corso non ha una competenza operativa «{competence}».',
  },
  category_unknown: {
    de: 'Die Mediathek hat keine Kategorie «{slug}».',
    fr: 'La médiathèque n’a pas de catégorie « {slug} ».',
    it: 'La mediateca non ha una categoria «{slug}».',
  },
  content_unknown: {
    de: '«{address}» ist kein Inhalt des Kurses. So geht es: circle/inhalt.',
    fr: '« {address} » n’est pas un contenu du cours. La forme est : circle/contenu.',
    it: '«{address}» non è un contenuto del corso. La forma è: circle/contenuto.',
  },
  no_correct_option: {
    de: 'Eine Frage braucht eine richtige Antwort (correct: true).',
    fr: 'Une question a besoin d’une bonne réponse (correct: true).',
    it: 'Una domanda ha bisogno di una risposta giusta (correct: true).',
  },
  certificate_unknown: {
    de: 'Der Kurs hat keinen Kompetenznachweis «{slug}».',
    fr: 'Le cours n’a pas de contrôle de compétences « {slug} ».',
    it: 'Il corso non ha un controllo delle competenze «{slug}».',
  },
  certificate_unused: {
    de: 'Für den Kompetenznachweis «{slug}» zählt nichts.',
    fr: 'Rien ne compte pour le contrôle de compétences « {slug} ».',
    it: 'Niente conta per il controllo delle competenze «{slug}».',
  },
  weight_without_certificate: {
    de: 'Ein Gewicht braucht einen Kompetenznachweis, für den es zählt («competence_certificate»).',
    fr: 'Un poids a besoin d’un contrôle de compétences pour lequel il compte (« competence_certificate »).',
    it: 'Un peso ha bisogno di un controllo delle competenze per cui conta («competence_certificate»).',
  },
  points_missing: {
    de: 'Was für einen Kompetenznachweis zählt, braucht Punkte.',
    fr: 'Ce qui compte pour un contrôle de compétences a besoin de points.',
    it: 'Ciò che conta per un controllo delle competenze ha bisogno di punti.',
  },
  course_unknown: {
    de: 'Es gibt keinen Kurs «{slug}».',
    fr: 'Il n’y a pas de cours « {slug} ».',
    it: 'Non c’è nessun corso «{slug}».',
  },
  document_without_file: {
    de: 'Das Dokument «{slug}» hat keine Datei.',
    fr: 'Le document « {slug} » n’a pas de fichier.',
    it: 'Il documento «{slug}» non ha nessun file.',
  },
  bytes_missing: {
    de: 'In der Ablage fehlt der Inhalt von {file}.',
    fr: 'Le contenu de {file} manque dans le stockage.',
    it: 'Nell’archivio manca il contenuto di {file}.',
  },
  link_unknown: {
    de: 'Der Link «{url}» führt zu keiner Seite der Plattform.',
    fr: 'Le lien « {url} » ne mène à aucune page de la plateforme.',
    it: 'Il link «{url}» non porta a nessuna pagina della piattaforma.',
  },
  link_dead: {
    de: 'Der Link «{url}» führt im Kurs «{course}» zu nichts.',
    fr: 'Le lien « {url} » ne mène à rien dans le cours « {course} ».',
    it: 'Il link «{url}» non porta a niente nel corso «{course}».',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
