import type { MailText } from '../../mail/fillMail.ts';

/** Mails about requests to be erased; `{brand}` is the product's name. */
export const erasureMails = {
  erased: {
    subject: {
      de: 'Deine Daten bei {brand} sind gelöscht',
      fr: 'Tes données {brand} sont effacées',
      it: 'I tuoi dati su {brand} sono cancellati',
    },
    text: {
      de: 'Guten Tag {name}\n\nDein Konto bei {brand} und deine Daten sind gelöscht. Aufbewahrt wird nur, was das Gesetz verlangt: Bestellungen, Prüfungen und ausgestellte Kompetenznachweise. Resultate und Anwesenheiten bleiben ohne deinen Namen.\n\nDas ist die letzte Nachricht an diese Adresse.',
      fr: 'Bonjour {name}\n\nTon compte {brand} et tes données sont effacés. N’est conservé que ce que la loi exige\u202f: commandes, examens et contrôles de compétences délivrés. Les résultats et les présences restent sans ton nom.\n\nCeci est le dernier message envoyé à cette adresse.',
      it: 'Buongiorno {name}\n\nIl tuo account {brand} e i tuoi dati sono cancellati. Resta solo ciò che la legge richiede: ordini, esami e controlli delle competenze rilasciati. Risultati e presenze restano senza il tuo nome.\n\nQuesto è l’ultimo messaggio a questo indirizzo.',
    },
  },
  declined: {
    subject: {
      de: 'Zu deinem Löschgesuch bei {brand}',
      fr: 'À propos de ta demande d’effacement {brand}',
      it: 'Sulla tua richiesta di cancellazione a {brand}',
    },
    text: {
      de: 'Guten Tag {name}\n\nDein Löschgesuch wurde nicht ausgeführt. Der Grund:\n\n{reason}',
      fr: 'Bonjour {name}\n\nTa demande d’effacement n’a pas été exécutée. La raison\u202f:\n\n{reason}',
      it: 'Buongiorno {name}\n\nLa tua richiesta di cancellazione non è stata eseguita. Il motivo:\n\n{reason}',
    },
  },
} as const satisfies Record<string, MailText>;
