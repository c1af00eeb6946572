export { addressOf, asAdministrator, copyDatabase, type DatabaseCopy } from './copyDatabase.ts';
export { freePort } from './freePort.ts';
export { quickFolder } from './quickFolder.ts';
export { hasPostgres, startThrowAwayPostgres, type ThrowAwayPostgres } from './throwAwayPostgres.ts';
