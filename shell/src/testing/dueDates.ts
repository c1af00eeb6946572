import type { DueDate } from '@learn/contracts';

/** A submission on Wednesday, 4 March 2026, 12:00 in Zurich, as a participant sees it. */
export function dueDate(change: Partial<DueDate> = {}): DueDate {
  return {
    id: 'submission-1',
    kind: 'submission',
    title: 'Fahrzeugwechsel',
    subtitle: 'Abgabe',
    start: '2026-03-04T11:00:00.000Z',
    end: null,
    all_day: false,
    manual_override_fields: [],
    assignment_type_translation_key: '',
    date_type_translation_key: 'dueDate.submission',
    course_id: 'c1',
    course_slug: 'vv',
    course_title: 'Versicherungsvermittler/-in',
    course_session_id: 's1',
    session_title: 'Frühling',
    course_session: { id: 's1', my_role: 'MEMBER', is_uk: false, session_title: 'Frühling' },
    circle: { id: 'k1', title: 'Fahrzeug', slug: 'fahrzeug' },
    learning_content_title: 'Fahrzeugwechsel',
    url: '/course/vv/learn/fahrzeug/fahrzeugwechsel?courseSessionId=s1',
    url_expert: '',
    location: '',
    done: false,
    persons: [],
    ...change,
  };
}
