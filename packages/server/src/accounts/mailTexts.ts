import type { MailText } from '../mail/fillMail.ts';

/** The mails about accounts; `{name}` is the person, `{brand}` the product's name. A link follows. */
export const accountMails = {
  confirm: {
    subject: {
      de: 'Bestätige dein Konto bei {brand}',
      fr: 'Confirme ton compte {brand}',
      it: 'Conferma il tuo account {brand}',
    },
    text: {
      de: 'Guten Tag {name}\n\nFür diese Adresse wurde ein Konto bei {brand} eröffnet. Bestätige es mit diesem Link; er gilt 24 Stunden und nur einmal. Wenn du das nicht warst, lösche diese Nachricht.',
      fr: 'Bonjour {name}\n\nUn compte {brand} a été ouvert pour cette adresse. Confirme-le avec ce lien, valable 24 heures et une seule fois. Si ce n’était pas toi, supprime ce message.',
      it: 'Buongiorno {name}\n\nPer questo indirizzo è stato aperto un account {brand}. Confermalo con questo link, valido 24 ore e una sola volta. Se non sei stato tu, cancella questo messaggio.',
    },
  },
  known: {
    subject: {
      de: 'Du hast schon ein Konto bei {brand}',
      fr: 'Tu as déjà un compte {brand}',
      it: 'Hai già un account {brand}',
    },
    text: {
      de: 'Guten Tag {name}\n\nMit dieser Adresse wollte jemand ein Konto bei {brand} eröffnen, und du hast schon eines. Melde dich damit an. Wenn du das nicht warst, musst du nichts tun.',
      fr: 'Bonjour {name}\n\nQuelqu’un a voulu ouvrir un compte {brand} avec cette adresse, et tu en as déjà un. Connecte-toi avec celui-ci. Si ce n’était pas toi, tu n’as rien à faire.',
      it: 'Buongiorno {name}\n\nQualcuno ha voluto aprire un account {brand} con questo indirizzo, e tu ne hai già uno. Accedi con quello. Se non sei stato tu, non devi fare nulla.',
    },
  },
  reset: {
    subject: {
      de: 'Neues Passwort für dein Konto bei {brand}',
      fr: 'Nouveau mot de passe pour ton compte {brand}',
      it: 'Nuova password per il tuo account {brand}',
    },
    text: {
      de: 'Guten Tag {name}\n\nMit diesem Link wählst du ein neues Passwort für dein Konto bei {brand}. Er gilt eine Stunde und nur einmal. Wenn du das nicht wolltest, lösche diese Nachricht: Dein Passwort bleibt, wie es ist.',
      fr: 'Bonjour {name}\n\nCe lien te permet de choisir un nouveau mot de passe pour ton compte {brand}. Il est valable une heure et une seule fois. Si tu ne l’as pas demandé, supprime ce message : ton mot de passe reste le même.',
      it: 'Buongiorno {name}\n\nCon questo link scegli una nuova password per il tuo account {brand}. È valido un’ora e una sola volta. Se non l’hai chiesto tu, cancella questo messaggio: la tua password resta la stessa.',
    },
  },
  passwordChanged: {
    subject: {
      de: 'Dein Passwort bei {brand} ist geändert',
      fr: 'Ton mot de passe {brand} a changé',
      it: 'La tua password di {brand} è cambiata',
    },
    text: {
      de: 'Guten Tag {name}\n\nDas Passwort deines Kontos bei {brand} wurde soeben geändert, und du bist auf allen anderen Geräten ausgeloggt. Wenn du das nicht warst, lass dir auf der Anmeldeseite ein neues Passwort schicken.',
      fr: 'Bonjour {name}\n\nLe mot de passe de ton compte {brand} vient d’être modifié et tous tes autres appareils sont déconnectés. Si ce n’était pas toi, demande un nouveau mot de passe sur la page de connexion.',
      it: 'Buongiorno {name}\n\nLa password del tuo account {brand} è appena stata cambiata e tutti gli altri tuoi dispositivi sono stati disconnessi. Se non hai fatto tu questa modifica, chiedi una nuova password nella pagina di accesso.',
    },
  },
  invited: {
    subject: {
      de: 'Dein Konto bei {brand} ist bereit',
      fr: 'Ton compte {brand} est prêt',
      it: 'Il tuo account {brand} è pronto',
    },
    text: {
      de: 'Guten Tag {name}\n\nFür dich wurde ein Konto bei {brand} eingerichtet. Wähle mit diesem Link dein Passwort; er gilt 30 Tage und nur einmal.',
      fr: 'Bonjour {name}\n\nUn compte {brand} a été préparé pour toi. Choisis ton mot de passe avec ce lien, valable 30 jours et une seule fois.',
      it: 'Buongiorno {name}\n\nÈ stato preparato un account {brand} per te. Scegli la tua password con questo link, valido 30 giorni e una sola volta.',
    },
  },
  prepared: {
    subject: {
      de: 'Dein Konto bei {brand} ist bereit',
      fr: 'Ton compte {brand} est prêt',
      it: 'Il tuo account {brand} è pronto',
    },
    text: {
      de: 'Guten Tag {name}\n\nFür dich wurde ein Konto bei {brand} eingerichtet. Melde dich mit dieser E-Mail-Adresse an.',
      fr: 'Bonjour {name}\n\nUn compte {brand} a été préparé pour toi. Connecte-toi avec cette adresse e-mail.',
      it: 'Buongiorno {name}\n\nÈ stato preparato un account {brand} per te. Accedi con questo indirizzo e-mail.',
    },
  },
} as const satisfies Record<string, MailText>;
