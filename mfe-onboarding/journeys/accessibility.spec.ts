import { course, describePages, lena } from '@learn/journeys';

describePages([{ name: 'topics', path: `/course/${course.slug}/onboarding`, username: lena }]);
