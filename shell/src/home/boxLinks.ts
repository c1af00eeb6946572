import type { DashboardCourseConfig, Links } from '@learn/contracts';
import type { SummaryBox } from '@learn/domain';

/** The page behind each summary box that has one. @param costsOf session whose costs the panel shows */
export function boxLink(
  box: SummaryBox,
  { course, links, costsOf }: { course: DashboardCourseConfig; links: Links; costsOf: string | undefined },
): string | undefined {
  const { course_id, course_slug: courseSlug, role_key } = course;
  const agent = { agentRole: 'berufsbildner', courseSlug };
  const isAgent = role_key === 'Berufsbildner';
  const isOrganisation = role_key === 'Ausbildungsverantwortlicher';
  switch (box) {
    case 'mentees':
      return links.learningMentor({ courseSlug });
    case 'openTasks':
      return links.learningMentorTasks({ courseSlug });
    case 'participants': {
      const persons = links.persons();
      return persons && `${persons}?course=${course_id}`;
    }
    case 'costs':
      return costsOf === undefined ? undefined : links.courseCost({ courseSessionId: costsOf });
    case 'certificates':
      if (isAgent) return links.agentGrades(agent);
      return isOrganisation
        ? links.certificateSummary({ courseSlug })
        : links.assignmentStatistic({ courseSlug });
    case 'selfAssessments':
      return links.competenceStatistic({ courseSlug });
    case 'attendance':
      return links.attendanceStatistic({ courseSlug });
    case 'feedback':
      return isOrganisation ? links.evaluation({ courseSlug }) : links.feedbackStatistic({ courseSlug });
    case 'nextExam':
      return undefined;
  }
}
