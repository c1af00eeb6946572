import { fillPath } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { PageTabs } from '@learn/ui/table';
import { useTexts } from '../texts.ts';
import { type CoursePageName, coursePageNames, coursePages } from './pages.ts';

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
    <PageTabs
      label={t('views')}
      link={Link}
      tabs={coursePageNames.map((name) => ({
        id: name,
        words: t(name === 'list' ? 'list.tab' : `${name}.title`),
        to: `${fillPath(coursePages[name], { courseSlug })}${query}`,
        current: name === current,
      }))}
    />
  );
}
