import type { DashboardCourseConfig } from '@learn/contracts';
import { allProfiles, type SummaryBox } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { color, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { boxLink } from './boxLinks.ts';
import { PanelSessionSelect } from './PanelSessionSelect.tsx';
import { ProfileFilter } from './ProfileFilter.tsx';
import { SummaryBoxTile } from './SummaryBoxTile.tsx';
import { useTexts } from './texts.ts';
import { useSummaryFigures } from './useSummaryFigures.ts';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  padding: 0 ${space[24]} ${space[16]};
`;

/** Lines between the boxes, none around them; each draws its right and lower one, the outermost lie outside. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-top: 1px solid ${color.line};
  & > section {
    margin: 0 -1px -1px 0;
    border: 1px solid ${color.line};
    border-width: 0 1px 1px 0;
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &:has(> :nth-child(2):last-child),
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

interface SummaryBoxesProps {
  readonly course: DashboardCourseConfig;
  readonly boxes: readonly SummaryBox[];
  /** only the figures of this session */
  readonly courseSessionId: string | undefined;
}

/** The summary boxes of a course's panel (specification §2), and what an organisation may filter them by. */
export function SummaryBoxes({ course, boxes, courseSessionId }: SummaryBoxesProps) {
  const { t } = useTexts();
  const links = useLinks();
  const [profile, setProfile] = useState<string>(allProfiles);
  const [chosen, setChosen] = useState<string>();
  const { figures, sessions, costsOf, profiles } = useSummaryFigures({
    course,
    boxes,
    courseSessionId: courseSessionId ?? chosen,
    profile,
  });
  const offersSessions = costsOf !== undefined && sessions.length > 1;
  return (
    <>
      {(offersSessions || profiles.length > 1) && (
        <Filters>
          {offersSessions && (
            <PanelSessionSelect
              sessions={sessions.map(({ id, name }) => ({ id, title: name }))}
              value={costsOf}
              onChange={setChosen}
            />
          )}
          <ProfileFilter codes={profiles} value={profile} onChange={setProfile} />
        </Filters>
      )}
      <Boxes role="group" aria-label={t('boxes.label')}>
        {boxes.map((box) => (
          <SummaryBoxTile
            key={box}
            title={t(`boxes.${box}.title`)}
            figure={figures[box]}
            link={{
              href: boxLink(box, { course, links, costsOf }),
              text: box === 'nextExam' ? '' : t(`boxes.${box}.link`),
            }}
          />
        ))}
      </Boxes>
    </>
  );
}
