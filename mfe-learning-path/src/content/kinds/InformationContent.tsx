import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, color, Notice, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';

type InformationKind = ContentOf<
  'AttendanceCourse' | 'Assignment' | 'EdoniqTest' | 'MediaLibrary' | 'Feedback'
>;

const Facts = styled.dl`
  display: grid;
  max-width: 680px;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
    gap: ${space[16]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  &:empty {
    display: none;
  }
  & dt {
    color: ${color.ink500};
  }
`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const completedBy: Readonly<Record<InformationKind['__typename'], TextKey | undefined>> = {
  LearningContentAttendanceCourse: 'completedBy.attendance',
  LearningContentAssignment: 'completedBy.assignment',
  LearningContentEdoniqTest: 'completedBy.test',
  LearningContentMediaLibrary: undefined,
  LearningContentFeedback: 'completedBy.feedback',
};

/** The kinds that happen elsewhere (in a room, in a test system): what is known about them and what completes them. */
export function InformationContent({ content }: { content: InformationKind }) {
  const { t } = useTexts();
  const hint = completedBy[content.__typename];
  return (
    <Stack $gap={24} $align="start">
      <KindFacts content={content} />
      {hint && !content.can_user_self_toggle_course_completion && <Notice>{t(hint)}</Notice>}
    </Stack>
  );
}

const feedbackSubjects: Readonly<Record<string, TextKey>> = {
  uk: 'feedbackSubject.uk',
  vv: 'feedbackSubject.vv',
  automobil_gewerbe: 'feedbackSubject.automobilGewerbe',
  exam_preparation: 'feedbackSubject.examPreparation',
};

function KindFacts({ content }: { content: InformationKind }) {
  const { t } = useTexts();
  switch (content.__typename) {
    case 'LearningContentAttendanceCourse':
      return (
        <Facts>
          {content.location && <Fact label={t('facts.location')}>{content.location}</Fact>}
          {content.trainer && <Fact label={t('facts.trainer')}>{content.trainer}</Fact>}
        </Facts>
      );
    case 'LearningContentEdoniqTest':
      return (
        <Facts>
          {content.checkbox_text && (
            <Fact label={t('facts.condition')}>
              <span lang={content.language}>{content.checkbox_text}</span>
            </Fact>
          )}
          {content.has_extended_time_test && (
            <Fact label={t('facts.extendedTime')}>{t('facts.extendedTimeOffered')}</Fact>
          )}
        </Facts>
      );
    case 'LearningContentFeedback': {
      const subject = feedbackSubjects[content.feedback_kind];
      return <Facts>{subject && <Fact label={t('facts.subject')}>{t(subject)}</Fact>}</Facts>;
    }
    case 'LearningContentMediaLibrary':
      return <MediaLibraryLink categorySlug={content.category_slug} />;
    default:
      return undefined;
  }
}

/** The way into the media library, where one is installed. */
function MediaLibraryLink({ categorySlug }: { categorySlug: string }) {
  const { t } = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const address = links.mediaCategory({ courseSlug, categorySlug }) ?? links.mediaLibrary({ courseSlug });
  if (!address) return undefined;
  return (
    <Button as={Link} to={address} variant="secondary" stretch="phone">
      {t('content.toMediaLibrary')}
    </Button>
  );
}
