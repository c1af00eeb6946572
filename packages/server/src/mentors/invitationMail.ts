import type { Localised } from '@learn/contracts';
import { fullName, type Language } from '@learn/domain';
import type { CourseRow } from '../courses/tables.ts';

/** Address of the page on which an invitation is accepted (specification §2). */
export function invitationPath(courseId: string, invitation: string): string {
  return `/lernbegleitung/${courseId}/invitation/${invitation}`;
}

interface InvitationFacts {
  readonly inviter: { readonly firstName: string; readonly lastName: string };
  readonly course: Pick<CourseRow, 'titles'>;
  /** of the invited person, else of the person who invites */
  readonly language: Language;
}

const subjects: Localised = {
  de: '{name} lädt dich als Lernbegleitung ein',
  fr: '{name} t’invite à l’accompagner dans sa formation',
  it: '{name} ti invita ad accompagnare la sua formazione',
};

const texts: Localised = {
  de: 'Guten Tag\n\n{name} besucht den Lehrgang «{course}» und wünscht sich dich als Lernbegleitung.\n\nMit diesem Link nimmst du die Einladung an. Er gilt 14 Tage und nur einmal. Wenn du {name} nicht kennst, brauchst du nichts zu tun.',
  fr: 'Bonjour\n\n{name} suit la formation «{course}» et souhaite que tu l’accompagnes.\n\nCe lien te permet d’accepter l’invitation. Il est valable 14 jours et une seule fois. Si tu ne connais pas {name}, tu n’as rien à faire.',
  it: 'Buongiorno\n\n{name} frequenta la formazione «{course}» e desidera il tuo accompagnamento.\n\nCon questo link accetti l’invito. È valido 14 giorni e una sola volta. Se non conosci {name}, non devi fare nulla.',
};

/** Subject and text of the mail with the invitation's link below. */
export function invitationMail({ inviter, course, language }: InvitationFacts) {
  const facts: Readonly<Record<string, string>> = {
    name: fullName(inviter.firstName, inviter.lastName),
    course: course.titles[language],
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  return { subject: fill(subjects[language]), text: fill(texts[language]) };
}
