export * from '../authentication/tables.ts';
export * from '../completions/tables.ts';
export * from '../course-pages/tables.ts';
export * from '../course-sessions/tables.ts';
export * from '../courses/tables.ts';
export * from '../organisations/tables.ts';
export * from '../users/tables.ts';
