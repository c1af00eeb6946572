/** Minutes for which an administrator sees the platform as another person at most. */
export const viewingMinutes = 30;
