import type { CourseSession, UserProfile } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { AddressFrame, type inlinedOperation, renderRemote, resetPerson } from '@learn/testing';
import { configure, type RenderResult } from '@testing-library/react';
import type { Mentee, OpenTask } from '../learning-mentor/mentorData.ts';
import remote from '../remote.ts';
import { menteesAddress, mentorArea, mentorSession, sandra, tasksAddress } from './mentor.ts';

// Pages are compiled before the first test, whose time would run out on a busy machine otherwise.
await Promise.all(remote.pages.map(({ load }) => load()));
configure({ asyncUtilTimeout: 4_000 });

interface MentorWorld {
  /** below `/course/…/learning-mentor`, with its slash */
  readonly address?: string;
  /** undefined leaves the question to the network */
  readonly mentees?: readonly Mentee[];
  /** undefined leaves the question to the network */
  readonly tasks?: readonly OpenTask[];
  /** other answers by their address */
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly operations?: readonly ReturnType<typeof inlinedOperation>[];
  /** the mentor's when left out */
  readonly session?: CourseSession;
  readonly user?: UserProfile;
  readonly language?: Language;
}

/** Opens a page of the mentor area, as Sandra unless told otherwise. */
export async function renderMentor(world: MentorWorld = {}): Promise<RenderResult> {
  const { address = '', mentees, tasks, rest = {}, operations = [], language = 'de' } = world;
  const { session = mentorSession, user = sandra } = world;
  resetPerson();
  return renderRemote({
    remote,
    frame: AddressFrame,
    address: `${mentorArea}${address}`,
    language,
    parts: ['home', 'mentor', 'people', 'task'],
    user,
    courseSessions: [session],
    operations,
    rest: {
      ...(mentees && { [menteesAddress]: mentees }),
      ...(tasks && { [tasksAddress]: tasks }),
      ...rest,
    },
  });
}
