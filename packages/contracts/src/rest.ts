import type {
  CompletionEntry,
  CompletionStatus,
  CourseConfiguration,
  CourseType,
  Language,
} from '@learn/domain';

/** Addresses of the REST calls, with `:name` for what the caller fills in (specification §7). */
export const restPaths = {
  login: '/api/core/login/',
  logout: '/api/core/logout/',
  me: '/api/core/me/',
  settings: '/api/core/settings/',
  sessions: '/api/course/sessions/',
  dashboardConfig: '/api/dashboard/config/',
  completion: '/api/course/completion/:courseSessionId/:userId/',
  completionMark: '/api/course/completion/mark/',
  completionVideo: '/api/course/completion/video/',
} as const;

/** The person as the server presents it to itself (specification §3, User). */
export interface UserProfile {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly vbv_id: string | null;
  readonly avatar_url: string;
  readonly is_superuser: boolean;
  readonly has_vbv_admin_access: boolean;
  readonly organisation: string | null;
  readonly course_session_experts: readonly string[];
  readonly loggedIn: true;
  readonly language: Language;
  readonly invoice_address: 'prv' | 'org';
  readonly street: string;
  readonly street_number: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string | null;
  readonly birth_date: string | null;
  readonly phone_number: string;
  readonly organisation_detail_name: string;
  readonly organisation_street: string;
  readonly organisation_street_number: string;
  readonly organisation_postal_code: string;
  readonly organisation_city: string;
  readonly organisation_country: string | null;
  readonly chosen_profile: string | null;
  readonly show_member_product_tour: boolean;
}

/** What PUT /api/core/me/ may change in this release; further fields follow with the profile page. */
export interface UserProfileChange {
  readonly language?: Language;
  readonly show_member_product_tour?: boolean;
}

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
}

export interface CourseSessionCourse {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly course_type: CourseType;
  readonly configuration: CourseConfiguration;
}

/** One entry of GET /api/course/sessions/ (specification §3, CourseSession). */
export interface CourseSession {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly course: CourseSessionCourse;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly start_date: string;
  readonly end_date: string;
  readonly region: string;
  readonly generation: string;
  /** session actions, derived on the server (domain: sessionActions) */
  readonly actions: readonly string[];
  readonly is_uk: boolean;
  readonly is_vv: boolean;
  readonly my_role: string;
  readonly user_role: string;
}

/** One panel of the home dashboard, GET /api/dashboard/config/. */
export interface DashboardCourseConfig {
  readonly course_id: string;
  readonly course_slug: string;
  readonly course_title: string;
  readonly course_type: CourseType;
  /** a dashboard role of the domain package */
  readonly role_key: string;
  /** widget ids in the order in which they are shown, see `slots` */
  readonly widgets: readonly string[];
  readonly session_to_continue_id: string | null;
  readonly has_preview: boolean;
  readonly is_vv: boolean;
  readonly is_uk: boolean;
}

export interface CompletionMarkRequest {
  readonly page_id: string;
  readonly completion_status: CompletionStatus;
  readonly course_session_id: string;
}

/** Answer of both completion calls: all entries of the person in the session. */
export type CompletionList = readonly CompletionEntry[];
