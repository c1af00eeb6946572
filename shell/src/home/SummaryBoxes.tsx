import type { DashboardCourseConfig } from '@learn/contracts';
import { allProfiles, type SummaryBox } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { color, media } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from './boxesTexts.ts';
import { boxLink } from './boxLinks.ts';
import { SummaryBoxTile } from './SummaryBoxTile.tsx';
import { SummaryFilters } from './SummaryFilters.tsx';
import { useSummaryFigures } from './useSummaryFigures.ts';

/** Lines between the boxes, none around them; each draws its right and lower one, the outermost lie outside. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-top: 1px solid ${color.line};
  & > div {
    margin: 0 -1px -1px 0;
    border: 1px solid ${color.line};
    border-width: 0 1px 1px 0;
  }
  ${media.sm} {
    &:not(:has(> :only-child)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.xl} {
    &:has(> :nth-child(3):last-child),
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

interface SummaryBoxesProps {
  readonly course: DashboardCourseConfig;
  readonly boxes: readonly SummaryBox[];
  /** only the figures of this session */
  readonly courseSessionId: string | undefined;
}

/**
 * The summary boxes of a course's panel (specification §2), and what an organisation may filter them by: above all of them, or in the only
 * one, as the widgets around it are about something else.
 */
export function SummaryBoxes({ course, boxes, courseSessionId }: SummaryBoxesProps) {
  const { t } = useTexts();
  const links = useLinks();
  const [profile, setProfile] = useState<string>(allProfiles);
  const [chosen, setChosen] = useState<string>();
  const { figures, choices, costsOf } = useSummaryFigures({
    course,
    boxes,
    courseSessionId: courseSessionId ?? chosen,
    profile,
  });
  const inBox = boxes.length === 1;
  const filters = choices && (
    <SummaryFilters
      inBox={inBox}
      choices={choices}
      session={costsOf}
      profile={profile}
      onSession={(id) => {
        setChosen(id);
        setProfile(allProfiles);
      }}
      onProfile={setProfile}
    />
  );
  return (
    <>
      {!inBox && filters}
      <Boxes role="group" aria-label={t('label')}>
        {boxes.map((box) => {
          const link = boxLink(box, { course, links, courseSessionId: costsOf ?? courseSessionId });
          return (
            <SummaryBoxTile
              key={box}
              title={t(`${box}.title`)}
              choice={inBox && filters}
              figure={figures[box]}
              link={link && { text: t(`${link.text}`), href: link.href }}
            />
          );
        })}
      </Boxes>
    </>
  );
}
