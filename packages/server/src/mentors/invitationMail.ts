import { fillPath, type Localised, linkPatterns } from '@learn/contracts';
import { courseFlags, fullName, type Language } from '@learn/domain';
import type { CourseRow } from '../courses/tables.ts';

/** Address of the page on which an invitation is accepted (specification §2). */
export function invitationPath(courseId: string, invitation: string): string {
  return fillPath(linkPatterns.mentorInvitation, { courseId, invitationId: invitation }) ?? '';
}

interface InvitationFacts {
  readonly inviter: { readonly firstName: string; readonly lastName: string };
  readonly course: Pick<CourseRow, 'titles' | 'courseType'>;
  /** of the invited person, else of the person who invites */
  readonly language: Language;
}

interface Words {
  readonly subject: Localised;
  readonly wish: Localised;
}

const words: Words = {
  subject: {
    de: '{name} lädt dich als Lernbegleitung ein',
    fr: '{name} t’invite à l’accompagner dans sa formation',
    it: '{name} ti invita ad accompagnare la sua formazione',
  },
  wish: {
    de: '{name} besucht den Lehrgang «{course}» und wünscht sich dich als Lernbegleitung.',
    fr: '{name} suit la formation «\u202f{course}\u202f» et souhaite que tu l’accompagnes.',
    it: '{name} frequenta la formazione «{course}» e desidera il tuo accompagnamento.',
  },
};

/** In uk the learning mentor is a Praxisbildner (specification §2). */
const wordsOfUk: Words = {
  subject: {
    de: '{name} lädt dich als Praxisbildner/-in ein',
    fr: '{name} t’invite à devenir sa formatrice ou son formateur pratique',
    it: '{name} ti invita a diventare la sua formatrice o il suo formatore pratico',
  },
  wish: {
    de: '{name} besucht den Lehrgang «{course}» und wünscht sich dich als Praxisbildner/-in.',
    fr: '{name} suit la formation «\u202f{course}\u202f» et souhaite t’avoir comme formatrice ou formateur pratique.',
    it: '{name} frequenta la formazione «{course}» e ti vorrebbe come formatrice o formatore pratico.',
  },
};

const greetings: Localised = { de: 'Guten Tag', fr: 'Bonjour', it: 'Buongiorno' };

const closings: Localised = {
  de: 'Mit diesem Link nimmst du die Einladung an. Er gilt 14 Tage und nur einmal. Wenn du {name} nicht kennst, brauchst du nichts zu tun.',
  fr: 'Ce lien te permet d’accepter l’invitation. Il est valable 14 jours et une seule fois. Si tu ne connais pas {name}, tu n’as rien à faire.',
  it: 'Con questo link accetti l’invito. È valido 14 giorni e una sola volta. Se non conosci {name}, non devi fare nulla.',
};

/** Subject and text of the mail with the invitation's link below. */
export function invitationMail({ inviter, course, language }: InvitationFacts) {
  const facts: Readonly<Record<string, string>> = {
    name: fullName(inviter.firstName, inviter.lastName),
    course: course.titles[language],
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  const { subject, wish } = courseFlags(course.courseType).is_uk ? wordsOfUk : words;
  const parts = [greetings, wish, closings].map((part) => part[language]);
  return { subject: fill(subject[language]), text: fill(parts.join('\n\n')) };
}
