import { useIsMentor } from './mentorData.ts';
import { MentorOverview } from './overview/MentorOverview.tsx';
import { ParticipantOverview } from './participant/ParticipantOverview.tsx';

/** Mentors see whom they accompany, participants who accompanies them (specification §2, learning-mentor). */
export function OverviewPage() {
  return useIsMentor() ? <MentorOverview /> : <ParticipantOverview />;
}
