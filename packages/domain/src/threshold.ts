/** Averages and free texts of fewer persons or answers would tell about single people (domain decisions §10, §14). */
export const minimumForAverages = 5;
