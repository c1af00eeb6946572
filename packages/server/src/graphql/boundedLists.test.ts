import { isInterfaceType, isListType, isNonNullType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from './schema.ts';

// No list grows with the number of people or sessions: it is answered in pages, with a usual and a greatest one
// (`rowPage.ts`), or stands here with what keeps it short.
const shortByNature: Readonly<Record<string, readonly string[]>> = {
  'content of one course, which its editors write': [
    'ActionCompetence.performance_criteria',
    'AgentCompetenceGrades.competence_certificates',
    'AgentPersonGrades.certificates',
    'AssessmentQuestion.options',
    'Assignment.evaluation_tasks',
    'Assignment.performance_objectives',
    'Assignment.tasks',
    'AssignmentChoice.options',
    'AssignmentTask.blocks',
    'Circle.course_options',
    'Circle.goals',
    'Circle.learning_sequences',
    'Circle.profiles',
    'Circle.unlocked_by',
    'Cockpit.circles',
    'Cockpit.days_to_record',
    'Cockpit.to_evaluate',
    'CockpitCircle.assignments',
    'CockpitCircle.learning_sequences',
    'CockpitPerson.assessments',
    'CockpitPerson.circles',
    'CockpitPerson.sequences',
    'CockpitPerson.works',
    'CompetenceCertificate.assignments',
    'CompetenceCertificateGrade.hidden_assignment_ids',
    'CompetenceCertificateList.competence_certificates',
    'CompetenceCertificateStatistics.competence_certificates',
    'Course.action_competences',
    'Course.profiles',
    'CourseSessionAttendanceCourse.profiles',
    'CourseSessionPerson.circles',
    'CourseSessionProperties.circles',
    'CourseSessionProperties.competence_certificates',
    'FeedbackQuestionStatistics.distribution',
    'FeedbackQuestionnaire.questions',
    'FeedbackStatistics.questions',
    'LearningContentDocumentList.documents',
    'LearningContentKnowledgeAssessment.questions',
    'LearningContentLearningModule.cards',
    'LearningContentMediaLibrary.media_contents',
    'LearningContentVideo.transcript',
    'LearningPath.topics',
    'LearningSequence.learning_units',
    'LearningUnit.learning_contents',
    'LearningUnit.performance_criteria',
    'MediaCategory.contents',
    'MediaContent.learning_contents',
    'MediaContent.transcript',
    'MediaLibrary.categories',
    'SeenParticipant.assessment_circle_ids',
    'SeenParticipant.circle_ids',
    'SequenceOutline.additional_json_data',
    'SequenceOutline.assignment_types',
    'SequenceOutline.content_ids',
    'SequenceOutline.content_types',
    'SequenceOutline.criterion_ids',
    'SequenceOutline.minutes',
    'SequenceOutline.slugs',
    'SequenceOutline.titles',
    'Topic.circles',
  ],
  'at most a thousand people, or refused (seenParticipants.ts)': [
    'Assignment.completions',
    'CompetenceCertificate.grades',
    'CompetenceCertificateList.average_grades',
  ],
  'the people and dates of one session': [
    'Circle.experts',
    'CockpitAssignment.works',
    'CockpitCircle.participants',
    'CockpitPerson.attendance',
    'CourseSession.assignments',
    'CourseSession.attendance_courses',
    'CourseSession.edoniq_tests',
    'CourseSession.users',
    'CourseSessionAttendanceCourse.attendance_user_list',
    'FeedbackQuestionStatistics.texts',
    'ParticipantsPerYear.participants',
    'Query.training_responsible_certificate_statistics',
    'Query.training_responsible_exam_statistics',
    'TrainingResponsibleStatistics.certificates',
    'TrainingResponsibleStatistics.cost_per_year',
    'TrainingResponsibleStatistics.course_costs',
    'TrainingResponsibleStatistics.exams',
    'TrainingResponsibleStatistics.participants_per_year',
  ],
  'at most 500, beside has_more_sessions': ['CourseSessionProperties.sessions'],
  'at most 1000': ['CourseSessionProperties.regions'],
  'at most 500': ['CourseSessionProperties.chosen_people', 'TrainingResponsibleStatistics.sessions'],
  'set up by administrators, or fixed by the product': [
    'AdminWidget.links',
    'CourseSession.actions',
    'CourseSessionProperties.generations',
    'CourseSessionProperties.profiles',
    'DashboardCourseConfig.role_keys',
    'DashboardCourseConfig.widgets',
    'Query.admin_widgets',
    'SendFeedbackError.messages',
    'SendFeedbackPayload.errors',
    'TrainingResponsibleStatistics.organisation_names',
    'TrainingResponsibleStatistics.profiles',
  ],
  'what one person has to do with': [
    'AssignmentCompletion.files',
    'Course.course_session_users',
    'Query.dashboard_config',
  ],
};

it('no list of an answer is without a bound', () => {
  const unbounded = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const answered = isNonNullType(field.type) ? field.type.ofType : field.type;
      const isPaged = field.args.some(
        ({ name, description }) => name === 'first' && description?.startsWith('at most '),
      );
      return isListType(answered) && !isPaged ? [`${type.name}.${field.name}`] : [];
    });
  });
  expect(unbounded.sort()).toEqual(Object.values(shortByNature).flat().sort());
});
