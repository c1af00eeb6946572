import type { CourseSession, DashboardCourseConfig, UserProfile } from '@learn/contracts';
import { type CourseType, courseFlags, sessionActions } from '@learn/domain';

/** A person of the demo world as the own profile of the server shows it. */
export function userProfile(change: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'b8a4e7f0-0000-4000-8000-000000000001',
    email: 'lena.keller@lernkreis.example',
    first_name: 'Lena',
    last_name: 'Keller',
    username: 'lena.keller',
    vbv_id: null,
    avatar_url: '',
    is_superuser: false,
    has_vbv_admin_access: false,
    organisation: null,
    organisation_confirmed: false,
    course_session_experts: [],
    loggedIn: true,
    language: 'de',
    invoice_address: 'prv',
    street: '',
    street_number: '',
    postal_code: '',
    city: '',
    country: null,
    birth_date: null,
    phone_number: '',
    organisation_detail_name: '',
    organisation_street: '',
    organisation_street_number: '',
    organisation_postal_code: '',
    organisation_city: '',
    organisation_country: null,
    chosen_profile: null,
    course_option: null,
    show_member_product_tour: false,
    ...change,
  };
}

/** A running course session of the given family in which the person has the given role. */
export function courseSession(
  change: Partial<CourseSession> & { courseType?: CourseType; courseSlug?: string; role?: string } = {},
): CourseSession {
  const { courseType = 'vv', courseSlug = 'versicherungsvermittler-in', role = 'MEMBER', ...rest } = change;
  const configuration = {
    enable_circle_documents: true,
    enable_learning_mentor: true,
    enable_competence_certificates: true,
    enable_course_profiles: courseType === 'vv',
    ...courseFlags(courseType),
  };
  return {
    id: 'c0000000-0000-4000-8000-000000000001',
    created_at: '2026-01-05T08:00:00.000Z',
    updated_at: '2026-01-05T08:00:00.000Z',
    course: {
      id: 'd0000000-0000-4000-8000-000000000001',
      slug: courseSlug,
      title: 'Versicherungsvermittler/-in',
      course_type: courseType,
      configuration,
    },
    title: 'Zürich, Frühling 2026',
    start_date: '2026-01-12',
    end_date: '2026-12-18',
    region: 'Zürich',
    generation: '2026',
    actions: [...sessionActions(role, configuration)],
    is_uk: configuration.is_uk,
    is_vv: configuration.is_vv,
    my_role: role,
    user_role: role,
    ...rest,
  };
}

/** What the home dashboard knows of the course of `courseSession()`. */
export function dashboardCourse(change: Partial<DashboardCourseConfig> = {}): DashboardCourseConfig {
  return {
    course_id: courseSession().course.id,
    course_slug: 'versicherungsvermittler-in',
    course_title: 'Versicherungsvermittler/-in',
    course_type: 'vv',
    role_key: 'Member',
    role_keys: [change.role_key ?? 'Member'],
    widgets: [],
    session_to_continue_id: null,
    has_preview: false,
    is_vv: true,
    is_uk: false,
    ...change,
  };
}
