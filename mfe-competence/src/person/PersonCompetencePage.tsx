import { mapLoadable, useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { CompetenceList } from '../competences/CompetenceList.tsx';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';
import { usePersonProfile } from './usePersonProfile.ts';

/** How another person assesses themselves (specification §2, profile/{userId}/competence). */
export function PersonCompetencePage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().competence({ courseSlug })}>
      {(enrolment) => <Assessed key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Assessed({ enrolment }: { enrolment: PersonEnrolment }) {
  const profile = usePersonProfile(enrolment);
  return (
    <LoadedProfile of={mapLoadable(profile, (read) => ({ profile: read, readOnly: true }))}>
      {({ profile: read }) => <CompetenceList profile={read} readOnly another />}
    </LoadedProfile>
  );
}
