import type { AnswerOf, endpoints } from '@learn/contracts';
import { userProfile } from '@learn/testing';

/** Somebody with admin access. */
export const admin = userProfile({ first_name: 'Carla', last_name: 'Conti', has_vbv_admin_access: true });

export const ids = {
  course: '4a3bdc1a-405a-41c8-8d1e-adcddd413a51',
  session: '64881407-ba85-4c28-9e39-714e4b4711bb',
  circle: '11111111-0000-4000-8000-000000000001',
  circlePage: '11111111-0000-4000-8000-000000000002',
  examCircle: '11111111-0000-4000-8000-000000000003',
  examPage: '11111111-0000-4000-8000-000000000004',
  content: '11111111-0000-4000-8000-000000000005',
  assignment: '11111111-0000-4000-8000-000000000006',
  examDate: '11111111-0000-4000-8000-000000000007',
  thomas: '11111111-0000-4000-8000-000000000008',
  lena: '11111111-0000-4000-8000-000000000009',
} as const;

const course = {
  id: ids.course,
  title: 'Versicherungsvermittler/-in',
  slug: 'vv',
  course_type: 'vv',
} as const;

export const adminSession: AnswerOf<typeof endpoints.adminSession> = {
  id: ids.session,
  title: 'Bern 2026/28',
  titles: { de: 'Bern 2026/28', fr: 'Berne 2026/28', it: 'Berna 2026/28' },
  course,
  region: 'Mittelland',
  generation: '2028',
  start_date: '2026-10-06',
  end_date: '2028-05-18',
  state: 'running',
  member_count: 24,
  expert_count: 1,
  archived_at: null,
  experts: [
    {
      enrolment_id: ids.examDate,
      user_id: ids.thomas,
      first_name: 'Thomas',
      last_name: 'Meier',
      email: 'thomas.meier@example.org',
      avatar_url: '',
      circle_keys: [ids.circle],
    },
  ],
  supervisors: [],
  can_delete: false,
};

export const sessionPlan: AnswerOf<typeof endpoints.sessionPlan> = {
  circles: [
    {
      id: ids.circlePage,
      key: ids.circle,
      title: 'Fahrzeug',
      days: [{ content_key: ids.content, title: 'Präsenztag Fahrzeug', day: null }],
      assignments: [
        {
          assignment_id: ids.assignment,
          title: 'Einen Wechsel begleiten',
          assignment_type: 'CASEWORK',
          needs_expert_evaluation: true,
          submission_deadline: '2026-12-11T22:59:00.000Z',
          evaluation_deadline: null,
        },
      ],
      exam: null,
    },
    {
      id: ids.examPage,
      key: ids.examCircle,
      title: 'Zwischenprüfung',
      days: [],
      assignments: [],
      exam: {
        exam_type: { name: 'Zwischenprüfung Sach', price: 25_000, maximum_attempts: 3 },
        requires_booking: true,
        dates: [
          {
            id: ids.examDate,
            start: '2027-01-14T07:30:00.000Z',
            end: '2027-01-14T11:00:00.000Z',
            place: 'Bern',
            seats: 12,
            free_seats: 11,
            booking_until: null,
            expert: null,
          },
        ],
      },
    },
  ],
  exam_experts: [],
};

export const sessionFilters: AnswerOf<typeof endpoints.adminSessionFilters> = {
  courses: [course],
  regions: ['Mittelland'],
  generations: ['2028'],
};

export const examOverview: AnswerOf<typeof endpoints.examDates> = {
  circle: { id: ids.examPage, title: 'Zwischenprüfung', slug: 'zwischenpruefung' },
  exam_type: null,
  own: null,
  dates: [
    {
      id: ids.examDate,
      start: '2027-01-14T07:30:00.000Z',
      end: '2027-01-14T11:00:00.000Z',
      place: 'Bern',
      seats: 12,
      free_seats: 11,
      booking_until: null,
      expert: null,
      is_booked: false,
      bookings: [
        {
          user_id: ids.lena,
          first_name: 'Lena',
          last_name: 'Keller',
          state: 'inEvaluation',
          is_current: true,
          state_before_result: null,
        },
      ],
    },
  ],
};

const listedCourse = {
  id: ids.course,
  title: course.title,
  slug: course.slug,
  course_type: 'vv',
  session_count: 2,
  running_count: 1,
  content_version: 3,
  open_for_onboarding: false,
} as const;

export const adminCourse: AnswerOf<typeof endpoints.adminCourse> = {
  ...listedCourse,
  titles: { de: course.title, fr: 'Intermédiaire', it: 'Intermediario' },
  category_names: { de: 'Versicherung', fr: 'Assurance', it: 'Assicurazione' },
  configuration: {
    enable_circle_documents: true,
    enable_learning_mentor: true,
    enable_competence_certificates: true,
    enable_course_profiles: true,
  },
  profiles: [
    { id: ids.content, name: 'Leben', offered: true },
    { id: ids.assignment, name: 'Nichtleben', offered: false },
  ],
  home_widgets: {},
  usual_home_widgets: { Member: ['ProgressWidget', 'CompetenceWidget'] },
};

export const adminCourses: AnswerOf<typeof endpoints.adminCourses> = [listedCourse];

export const overview: AnswerOf<typeof endpoints.adminOverview> = {
  person_count: 4812,
  running_count: 18,
  upcoming_count: 1,
  pending_order_count: 0,
  claim_count: 3,
  next_sessions: [
    {
      id: ids.session,
      title: 'Bern 2027/29',
      course_title: course.title,
      course_type: 'vv',
      start_date: '2027-10-05',
      member_count: 0,
      expert_count: 1,
    },
  ],
};

export const widgets: AnswerOf<typeof endpoints.adminWidgets> = [
  {
    id: ids.content,
    widget_type: 'links',
    titles: { de: 'Personen', fr: 'Personnes', it: 'Persone' },
    position: 0,
    links: [
      {
        link_type: 'internal',
        titles: { de: 'Alle Personen', fr: 'Toutes', it: 'Tutte' },
        url: '/dashboard/persons',
      },
    ],
  },
];
