import { fillPath } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { color, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { type CoursePageName, coursePageNames, coursePages } from './pages.ts';

const Tabs = styled.nav`
  display: flex;
  gap: ${space[24]};
  overflow-x: auto;
  margin-inline: -${space[16]};
  padding-inline: ${space[16]};
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
  ${screenOnly}
`;

const Tab = styled(Link)`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: center;
  min-height: 48px;
  border-bottom: 4px solid transparent;
  color: ${color.ink700};
  text-decoration: none;
  &:hover {
    color: ${color.ink900};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    border-color: ${color.ink900};
    color: ${color.ink900};
    font-weight: 600;
  }
  /* as wide as it is when it is the current one, so that the others stay where they are */
  &::after {
    content: attr(data-words);
    visibility: hidden;
    height: 0;
    font-weight: 600;
  }
`;

interface CourseTabsProps {
  readonly courseSlug: string;
  readonly current: CoursePageName;
  /** of the address, with its question mark: the filters come along */
  readonly query: string;
}

/** The pages of a course's statistics, side by side. */
export function CourseTabs({ courseSlug, current, query }: CourseTabsProps) {
  const { t } = useTexts('course');
  return (
    <Tabs aria-label={t('views')}>
      {coursePageNames.map((name) => {
        const words = t(name === 'list' ? 'list.tab' : `${name}.title`);
        return (
          <Tab
            key={name}
            to={`${fillPath(coursePages[name], { courseSlug })}${query}`}
            aria-current={name === current ? 'page' : undefined}
            data-words={words}
          >
            {words}
          </Tab>
        );
      })}
    </Tabs>
  );
}
