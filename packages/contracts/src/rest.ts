import type { CompletionEntry } from '@learn/domain';
import type { z } from 'zod';
// Types only: clients carry no validation with them.
import type { assignmentCalls } from './calls/assignments.ts';
import type { calendarCalls } from './calls/calendar.ts';
import type { completionCalls } from './calls/completions.ts';
import type { coreCalls, userProfile } from './calls/core.ts';
import type { dashboardCalls, dashboardCourseConfig } from './calls/dashboard.ts';
import type { CallAnswer, CallBody, CallQuery, CallRequest, Wire } from './calls/defineCall.ts';
import type { documentCalls } from './calls/documents.ts';
import type { examCalls } from './calls/exams.ts';
import type { mentorCalls } from './calls/mentors.ts';
import type { messageCalls } from './calls/messages.ts';
import type { notificationCalls } from './calls/notifications.ts';
import type { personCalls } from './calls/persons.ts';
import type { searchCalls } from './calls/search.ts';
import type { statisticsCalls } from './calls/statistics.ts';

/** The person as the server presents it to itself (specification §3, User). */
export type UserProfile = Wire<z.output<typeof userProfile>>;

/** What PUT /api/core/me/ may change. */
export type UserProfileChange = CallRequest<typeof coreCalls.changeMe>;

export type LoginRequest = CallRequest<typeof coreCalls.login>;

/** One entry of GET /api/course/sessions/ (specification §3, CourseSession). */
export type CourseSession = CallAnswer<typeof coreCalls.sessions>[number];

export type CourseSessionCourse = CourseSession['course'];

/** One panel of the home dashboard, as pages carry it (specification §3, dashboard course config). */
export type DashboardCourseConfig = Wire<z.output<typeof dashboardCourseConfig>>;

/** The same with all names of the specification, GET /api/dashboard/config/ (specification §3, Dashboard config). */
export type DashboardConfig = CallAnswer<typeof dashboardCalls.config>[number];

export type CompletionMarkRequest = CallBody<typeof completionCalls.mark>;

/** Answer of both completion calls: all entries of the person in the session. */
export type CompletionList = readonly CompletionEntry[];

/** One entry of GET /api/dashboard/duedates/ (specification §3, Due date). */
export type DueDate = CallAnswer<typeof calendarCalls.dueDates>[number];

/** A document of a circle, GET /api/core/document/list/{course session id}/ (domain decisions §13). */
export type CircleDocument = CallAnswer<typeof documentCalls.list>[number];

/** Where the file of a promised upload goes (specification §7). */
export type UploadPromise = CallAnswer<typeof documentCalls.start>;

export type ExamOverview = CallAnswer<typeof examCalls.dates>;

export type PersonExam = CallAnswer<typeof examCalls.state>;

/** How far a participant is in an assignment (specification §3, Assignment status item). */
export type AssignmentStatusItem = CallAnswer<typeof assignmentCalls.statusAll>[number];

/** GET /api/messages/threads/ (domain decisions §17). */
export type MessageThreadList = CallAnswer<typeof messageCalls.threads>;

/** An announcement or a conversation in a list. */
export type MessageThread = MessageThreadList['threads'][number];

/** GET /api/messages/threads/{id}/: a thread with its texts, the latest first. */
export type MessageThreadDetail = CallAnswer<typeof messageCalls.thread>;

export type Message = MessageThreadDetail['messages'][number];

/** To whom one may write. */
export type MessageRecipients = CallAnswer<typeof messageCalls.recipients>;

export type AnnouncementRequest = CallRequest<typeof messageCalls.announce>;

export type MessageRequest = CallRequest<typeof messageCalls.write>;

/** Answer of GET /notifications/api/all_list/ (specification §7). */
export type NotificationList = CallAnswer<typeof notificationCalls.list>;

/** A notification as its reader sees it (specification §3). */
export type Notification = NotificationList['all_list'][number];

export type NotificationCategory = Notification['notification_category'];

/** Answer of GET /notifications/api/unread_count/ (specification §7). */
export type UnreadCount = CallAnswer<typeof notificationCalls.unreadCount>;

/** A course profile (branch) to choose, by its name in the own language. */
export type CourseProfileChoice = CallAnswer<typeof coreCalls.profiles>[number];

/** One employer of GET /api/core/organisations/; -1 is another one, and comes last. */
export type OrganisationChoice = CallAnswer<typeof coreCalls.organisations>[number];

/** One device of GET /api/core/login-sessions/. */
export type LoginDevice = CallAnswer<typeof coreCalls.loginSessions>[number];

/** GET /api/core/settings/ (specification §3, Settings). */
export type PlatformSettings = CallAnswer<typeof coreCalls.settings>;

/** What the person wants to hear of in one category (domain decisions §12). */
export type NotificationPreference = CallAnswer<typeof notificationCalls.preferences>[number];

/** Somebody whom one may see, GET /api/dashboard/persons/ (specification §3, Dashboard person). */
export type DashboardPerson = CallAnswer<typeof personCalls.list>[number];

/** A course session that one has in common with a person. */
export type PersonCourseSession = DashboardPerson['course_sessions'][number];

/** Somebody's persons in short, GET /api/dashboard/persons/summary/. */
export type PersonSummary = CallAnswer<typeof personCalls.summary>;

/** By what persons are sorted; a minus turns the order round. */
export type PersonSort = CallQuery<typeof personCalls.list>['sort'];

/** Answer of GET /api/dashboard/persons/filters/. */
export type PersonFilterOptions = CallAnswer<typeof personCalls.filters>;

/** What kinds of due dates there are. */
export type DueDateKind = DueDate['kind'];

/** The person's own calendar feed, GET and POST /api/dashboard/calendar/ (domain decisions §11). */
export type CalendarFeed = CallAnswer<typeof calendarCalls.feed>;

/** How many people somebody accompanies in a course. */
export type MenteeCount = CallAnswer<typeof mentorCalls.menteeCount>;

/** How many things mentees of a course wait for. */
export type OpenTaskCount = CallAnswer<typeof mentorCalls.openTaskCount>;

/** All statistics of a course (specification §3, Statistics). */
export type CourseStatistics = CallAnswer<typeof statisticsCalls.course>;

/** Self-assessments and competence certificates of a course, summed up. */
export type CompetenceSummary = CallAnswer<typeof statisticsCalls.competenceSummary>;

/** Costs and participants of the own organisation in a session, by year. */
export type TrainingResponsibleStatistics = CallAnswer<typeof statisticsCalls.trainingResponsible>;

/** GET /api/course/{course slug}/search/: what was found in media library and learning path, the best first. */
export type CourseSearch = CallAnswer<typeof searchCalls.search>;

export type CourseSearchResult = CourseSearch['results'][number];
