/** Address pattern of the overview of a course. */
export const overviewPath = '/course/:courseSlug/onboarding';
