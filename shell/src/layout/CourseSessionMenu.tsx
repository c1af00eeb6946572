import type { CourseSession } from '@learn/contracts';
import { $courseSessions, isPreview, useStore } from '@learn/platform';
import { useLocation, useNavigate } from '@learn/platform/router';
import {
  $currentCourseSession,
  $registry,
  sessionsOfCourse,
  switchCourseSession,
} from '@learn/platform/shell';
import { color, ellipsis, fontSize, Icon, media, radius, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { placeInSession } from '../navigation/navigation.ts';
import { useTexts } from '../texts.ts';
import { useOverlay } from './useOverlay.ts';

const Trigger = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[8]};
  align-items: center;
  min-width: 0;
  max-width: 260px;
  min-height: 44px;
  padding: ${space[4]} ${space[12]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  font-size: ${fontSize[14]};
  line-height: 1.25;
  text-align: start;
  & > span {
    ${ellipsis}
  }
  & > span:first-child {
    display: none;
    color: ${color.ink500};
  }
  & > span:nth-of-type(2) {
    font-weight: 600;
  }
  ${media.md} {
    & > span:first-child {
      display: block;
    }
    & > span:nth-of-type(2) {
      grid-row: 2;
    }
    & > svg {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

/**
 * Choice of the course session, inside a course in which the person has more than one (specification §2). The page stays,
 * unless it is none of the person's in that session: an expert of one may be a participant of the other.
 */
export function CourseSessionMenu() {
  const { t } = useTexts();
  const current = useStore($currentCourseSession);
  const sessions = sessionsOfCourse(current?.course.id, useStore($courseSessions));
  const { overlay, trigger } = useOverlay();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!current || sessions.length < 2) return undefined;
  const choose = (session: CourseSession) => {
    switchCourseSession(session.id);
    const seenInPreview = isPreview(pathname);
    const elsewhere = placeInSession(pathname, $registry.get(), { session, seenInPreview });
    if (elsewhere !== undefined) void navigate(elsewhere);
  };
  const button = (
    <>
      <span>{t('session.heading')}</span>
      <span>{current.title}</span>
      <Icon name="down" size={16} />
    </>
  );
  if (!overlay) {
    return (
      <Trigger type="button" aria-haspopup="dialog" {...trigger}>
        {button}
      </Trigger>
    );
  }
  return (
    <overlay.Menu
      trigger={<Trigger type="button">{button}</Trigger>}
      defaultOpen
      label={t('session.heading')}
      header={t('session.heading')}
      entries={sessions.map((session) => ({
        id: session.id,
        label: session.title,
        description: session.region,
        icon: session.id === current.id ? 'check' : undefined,
        current: session.id === current.id,
        onSelect: () => choose(session),
      }))}
    />
  );
}
