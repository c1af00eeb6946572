import type { CompletionEntry } from '@learn/domain';
import type { z } from 'zod';
// Types only: clients carry no validation with them.
import type { calendarEndpoints } from './endpoints/calendar.ts';
import type { cohortEndpoints } from './endpoints/cohorts.ts';
import type { completionEndpoints } from './endpoints/completions.ts';
import type { coreEndpoints, userProfile } from './endpoints/core.ts';
import type { dashboardCourseConfig, dashboardEndpoints } from './endpoints/dashboard.ts';
import type {
  EndpointAnswer,
  EndpointBody,
  EndpointQuery,
  EndpointRequest,
  Wire,
} from './endpoints/defineEndpoint.ts';
import type { documentEndpoints } from './endpoints/documents.ts';
import type { employerEndpoints } from './endpoints/employers.ts';
import type { examEndpoints } from './endpoints/exams.ts';
import type { mentorEndpoints } from './endpoints/mentors.ts';
import type { messageEndpoints } from './endpoints/messages.ts';
import type { notificationEndpoints } from './endpoints/notifications.ts';
import type { personEndpoints } from './endpoints/persons.ts';
import type { searchEndpoints } from './endpoints/search.ts';
import type { statisticsEndpoints } from './endpoints/statistics.ts';

/** The person as the server presents it to itself (specification §3, User). */
export type UserProfile = Wire<z.output<typeof userProfile>>;

/** What PUT /api/core/me/ may change. */
export type UserProfileChange = EndpointRequest<typeof coreEndpoints.changeMe>;

/** One entry of GET /api/course/sessions/ (specification §3, CourseSession). */
export type CourseSession = EndpointAnswer<typeof coreEndpoints.sessions>[number];

/** One panel of the home dashboard, as pages carry it (specification §3, dashboard course config). */
export type DashboardCourseConfig = Wire<z.output<typeof dashboardCourseConfig>>;

/** The same with all names of the specification, GET /api/dashboard/config/ (specification §3, Dashboard config). */
export type DashboardConfig = EndpointAnswer<typeof dashboardEndpoints.config>[number];

export type CompletionMarkRequest = EndpointBody<typeof completionEndpoints.mark>;

/** Answer of both completion calls: all entries of the person in the session. */
export type CompletionList = readonly CompletionEntry[];

/** One entry of GET /api/dashboard/duedates/ (specification §3, Due date). */
export type DueDate = EndpointAnswer<typeof calendarEndpoints.dueDates>[number];

/** One entry of GET /api/dashboard/employer-claims/ (domain decisions §4). */
export type EmployerClaim = EndpointAnswer<typeof employerEndpoints.claims>['claims'][number];

/** A document of a circle, GET /api/core/document/list/{course session id}/ (domain decisions §13). */
export type CircleDocument = EndpointAnswer<typeof documentEndpoints.list>[number];

/** Where the file of a promised upload goes (specification §7). */
export type UploadPromise = EndpointAnswer<typeof documentEndpoints.start>;

export type ExamOverview = EndpointAnswer<typeof examEndpoints.dates>;

export type PlatformSettings = EndpointAnswer<typeof coreEndpoints.settings>;

export type PersonExam = EndpointAnswer<typeof examEndpoints.state>;

export type PersonExams = EndpointAnswer<typeof examEndpoints.personExams>;

/** GET /api/messages/threads/ (domain decisions §17). */
export type MessageThreadList = EndpointAnswer<typeof messageEndpoints.threads>;

/** An announcement or a conversation in a list. */
export type MessageThread = MessageThreadList['threads'][number];

/** GET /api/messages/threads/{id}/: a thread with its texts, the latest first. */
export type MessageThreadDetail = EndpointAnswer<typeof messageEndpoints.thread>;

export type Message = MessageThreadDetail['messages'][number];

/** The possible recipients of a message. */
export type MessageRecipients = EndpointAnswer<typeof messageEndpoints.recipients>;

export type AnnouncementRequest = EndpointRequest<typeof messageEndpoints.announce>;

export type MessageRequest = EndpointRequest<typeof messageEndpoints.write>;

/** Answer of GET /notifications/api/all_list/ (specification §7). */
export type NotificationList = EndpointAnswer<typeof notificationEndpoints.list>;

/** A notification as its reader sees it (specification §3). */
export type Notification = NotificationList['all_list'][number];

export type NotificationCategory = Notification['notification_category'];

/** One device of GET /api/core/login-sessions/. */
export type LoginDevice = EndpointAnswer<typeof coreEndpoints.loginSessions>[number];

/** What the person wants to hear of in one category (domain decisions §12). */
export type NotificationPreference = EndpointAnswer<typeof notificationEndpoints.preferences>[number];

/** A person that the current user may see, GET /api/dashboard/persons/ (specification §3, Dashboard person). */
export type DashboardPerson = EndpointAnswer<typeof personEndpoints.list>[number];

/** A course session that one has in common with a person. */
export type PersonCourseSession = DashboardPerson['course_sessions'][number];

/** The persons of the current user in short, GET /api/dashboard/persons/summary/. */
export type PersonSummary = EndpointAnswer<typeof personEndpoints.summary>;

/** A participant in the list of grades of a course, GET /api/dashboard/certificates/{courseSlug}/. */
export type CohortCertificates = EndpointAnswer<typeof cohortEndpoints.certificates>[number];

/** What the list of grades is about, with its averages, GET /api/dashboard/certificates/{courseSlug}/summary/. */
export type CohortCertificateSummary = EndpointAnswer<typeof cohortEndpoints.certificateSummary>;

/** A participant in the list of self-assessments of a course, GET /api/dashboard/evaluation/{courseSlug}/. */
export type CohortAssessment = EndpointAnswer<typeof cohortEndpoints.assessments>[number];

/** What the list of self-assessments is about, with its sums, GET /api/dashboard/evaluation/{courseSlug}/summary/. */
export type CohortAssessmentSummary = EndpointAnswer<typeof cohortEndpoints.assessmentSummary>;

/** By what persons are sorted; a minus turns the order round. */
export type PersonSort = EndpointQuery<typeof personEndpoints.list>['sort'];

/** Answer of GET /api/dashboard/persons/filters/. */
export type PersonFilterOptions = EndpointAnswer<typeof personEndpoints.filters>;

/** What kinds of due dates there are. */
export type DueDateKind = DueDate['kind'];

/** The person's own calendar feed, GET and POST /api/dashboard/calendar/ (domain decisions §11). */
export type CalendarFeed = EndpointAnswer<typeof calendarEndpoints.feed>;

/** How many people the current user accompanies in a course. */
export type MenteeCount = EndpointAnswer<typeof mentorEndpoints.menteeCount>;

/** How many things mentees of a course wait for. */
export type OpenTaskCount = EndpointAnswer<typeof mentorEndpoints.openTaskCount>;

/** All statistics of a course (specification §3, Statistics). */
export type CourseStatistics = EndpointAnswer<typeof statisticsEndpoints.course>;

/** Self-assessments and competence certificates of a course, summed up. */
export type CompetenceSummary = EndpointAnswer<typeof statisticsEndpoints.competenceSummary>;

/** Costs and participants of the own organisation in a session, by year. */
export type TrainingResponsibleStatistics = EndpointAnswer<typeof statisticsEndpoints.trainingResponsible>;

/** GET /api/course/{course slug}/search/: what was found in media library and learning path, the best first. */
export type CourseSearch = EndpointAnswer<typeof searchEndpoints.search>;

export type CourseSearchResult = CourseSearch['results'][number];
