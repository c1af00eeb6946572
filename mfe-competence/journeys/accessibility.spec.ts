import { course, describePages, kickoff, lena } from '@learn/journeys';

describePages([
  { name: 'competence profile', path: course.competence, username: lena },
  { name: 'competences', path: `${course.competence}/competences`, username: lena },
  {
    name: 'self-assessments',
    path: `${course.competence}/self-evaluation-and-feedback`,
    username: lena,
  },
  {
    name: 'feedback on a unit',
    path: `${course.competence}/self-evaluation-and-feedback/kickoff/rolle-verstehen`,
    username: lena,
  },
  { name: 'self-assessment', path: kickoff.unit.evaluate, username: lena },
]);
