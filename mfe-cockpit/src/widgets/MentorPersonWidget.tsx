import type { Slots } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Avatar, Figure, Inline, ProgressRing } from '@learn/ui';
import { type Mentee, useMentees } from '../learning-mentor/mentorData.ts';
import { useTexts } from '../texts.ts';
import { ListWidget } from './ListWidget.tsx';
import { WidgetRow, WidgetRows } from './WidgetRow.tsx';

/** How many mentees are named; all others stand on their page. */
const shown = 4;

/** On the home dashboard of a learning mentor: their mentees in a course who have learned last, and how far they are. */
export function MentorPersonWidget({ course }: Slots['home.course']) {
  const { t } = useTexts('widgets');
  const links = useLinks();
  const courseSlug = course.course_slug;
  return (
    <ListWidget
      title={t('mentees.title')}
      of={useMentees(course.course_id)}
      rows={shown}
      failed={t('mentees.failed')}
      empty={{ title: t('mentees.none'), description: t('mentees.noneHint') }}
      link={{ to: links.learningMentor({ courseSlug }), text: t('mentees.all') }}
    >
      {(mentees) => {
        const people = eachOnce(mentees);
        const namesSession = new Set(mentees.map(({ course_session_id }) => course_session_id)).size > 1;
        return (
          <>
            <Figure value={people.length}>{t('mentees.count', { count: people.length })}</Figure>
            <WidgetRows>
              {people.slice(0, shown).map((mentee) => {
                const { id, first_name, last_name, avatar_url, course_session_id } = mentee;
                const { circle_completed_count: done, circle_count: count } = mentee;
                const page = links.personLearningPath({ courseSlug, userId: id });
                return (
                  <WidgetRow
                    key={id}
                    lead={
                      <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} />
                    }
                    to={page && `${page}?session=${course_session_id}`}
                    title={fullName(first_name, last_name)}
                    meta={namesSession && mentee.course_session_title}
                    state={
                      <Inline $nowrap>
                        <ProgressRing
                          size={32}
                          thickness={14}
                          share={count === 0 ? 0 : done / count}
                          label={t('mentees.circles', { done, count })}
                        />
                        <span aria-hidden>{t('mentees.circlesShort', { done, count })}</span>
                      </Inline>
                    }
                  />
                );
              })}
            </WidgetRows>
          </>
        );
      }}
    </ListWidget>
  );
}

/** Who has learned last comes first. Who is in two sessions of the course has a row in each: that in which they have learned last counts. */
function eachOnce(mentees: readonly Mentee[]): readonly Mentee[] {
  const lastOf = ({ last_activity_at }: Mentee) => last_activity_at ?? '';
  const latest = mentees.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
  return latest.filter(({ id }, index) => latest.findIndex((other) => other.id === id) === index);
}
