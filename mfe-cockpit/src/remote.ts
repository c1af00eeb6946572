import { contractVersion, defineRemote, page } from '@learn/contracts';
import { attendanceCheckPath, attendancePath } from './attendance/addresses.ts';

const attendance = {
  action: 'expert-cockpit',
  texts: ['attendance'],
  data: {
    operations: [{ name: 'AttendanceDays', variables: { course_session_id: ':courseSessionId' } }],
  },
} as const;

/** The trainers' workplace (specification §2, cockpit). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-cockpit',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: attendancePath,
      load: () =>
        import('./attendance/days/AttendanceDaysPage.tsx').then((module) => module.AttendanceDaysPage),
      ...attendance,
    }),
    page({
      path: attendanceCheckPath,
      load: () =>
        import('./attendance/sheet/AttendanceCheckPage.tsx').then((module) => module.AttendanceCheckPage),
      ...attendance,
      offline: true,
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
