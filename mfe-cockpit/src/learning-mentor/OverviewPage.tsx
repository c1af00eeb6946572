import { useIsMentor } from './mentorData.ts';
import { MentorOverview } from './overview/MentorOverview.tsx';
import { ParticipantOverview } from './participant/ParticipantOverview.tsx';

/** Mentors see their mentees, participants see their mentors (specification §2, learning-mentor). */
export function OverviewPage() {
  return useIsMentor() ? <MentorOverview /> : <ParticipantOverview />;
}
