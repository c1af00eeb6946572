import { formatDateTime, formatPoints, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { color, fontSize, Heading, Notice, space, Tag, Text, TextLink } from '@learn/ui';
import { RichText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useSubmissionDeadline } from '../../../parts/useSubmissionDeadline.ts';
import { useTexts } from '../../../texts.ts';
import type { AssignmentContentData, AssignmentData } from './useWork.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  max-width: 760px;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]} ${space[24]};
  & > dt {
    color: ${color.ink500};
  }
`;

const Objectives = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[16]};
  & > li {
    list-style: disc;
    max-width: 68ch;
  }
  & > li::marker {
    font-size: ${fontSize[14]};
  }
`;

interface BriefProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  /** own: the person still has to hand in; shown: in a preview; none: it does not matter any more */
  readonly deadline: 'own' | 'shown' | 'none';
}

/** What an assignment is about, how long it takes, what it shows and how it is evaluated (specification §3). */
export function Brief({ content, assignment, deadline }: BriefProps) {
  const { t, language } = useTexts('assignment');
  const now = useNow();
  const { effort_required, evaluation_description, evaluation_document_url, max_points } = assignment;
  const evaluated = assignment.needs_expert_evaluation;
  const evaluation = content.course_session_assignment?.evaluation_deadline?.start;
  return (
    <Root id="brief" aria-labelledby="brief-title" tabIndex={-1}>
      {deadline !== 'none' && <Deadline content={content} own={deadline === 'own'} />}
      <Heading level={2} id="brief-title">
        {t('brief.title')}
      </Heading>
      {assignment.intro_text && (
        <div lang={content.language}>
          <RichText html={assignment.intro_text} />
        </div>
      )}
      <Facts>
        {effort_required && (
          <>
            <dt>{t('brief.effort')}</dt>
            <dd lang={content.language}>{effort_required}</dd>
          </>
        )}
        {deadline !== 'none' && evaluation && evaluated && !isPast(evaluation, now) && (
          <>
            <dt>{t('brief.evaluation')}</dt>
            <dd>{formatDateTime(evaluation, language)}</dd>
          </>
        )}
      </Facts>
      {assignment.performance_objectives.length > 0 && (
        <>
          <Heading level={3}>{t('brief.objectives')}</Heading>
          <Objectives lang={content.language}>
            {assignment.performance_objectives.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </Objectives>
        </>
      )}
      {content.assignment_type !== 'CONDITION_ACCEPTANCE' && (
        <Notice>
          {evaluation_description ? (
            <span lang={content.language}>{evaluation_description}</span>
          ) : (
            t(evaluated ? 'brief.expert' : 'brief.noExpert')
          )}{' '}
          {evaluated &&
            max_points > 0 &&
            t('brief.maxPoints', { count: max_points, points: formatPoints(max_points) })}
          {evaluation_document_url && (
            <Text as="span">
              {' '}
              <TextLink href={evaluation_document_url} target="_blank" rel="noopener noreferrer" icon="text">
                {t('brief.evaluationDocument')}
              </TextLink>
            </Text>
          )}
        </Notice>
      )}
    </Root>
  );
}

interface DeadlineProps {
  readonly content: AssignmentContentData;
  /** for a person who still has to hand in */
  readonly own?: boolean;
  /** says it only once it has passed */
  readonly whenPast?: boolean;
}

/** Until when it is to be handed in. */
export function Deadline({ content, own = false, whenPast = false }: DeadlineProps) {
  const { t } = useTexts('assignment');
  const deadline = useSubmissionDeadline(content.course_session_assignment);
  if (!deadline) return undefined;
  const { past, date, words } = deadline;
  if (whenPast && !past) return undefined;
  return (
    <Tag tone="waiting" icon={past ? 'warning' : 'calendar'}>
      {past && own ? t('deadline.past', { date }) : words}
    </Tag>
  );
}
