/** What tests of other packages need to run the server. */

export { verifyPassword } from '../src/authentication/password.ts';
export { courseTreeReader } from '../src/course-pages/courseTrees.ts';
export { mediaTreeReader } from '../src/media/mediaTrees.ts';
export { courseIndexReader } from '../src/search/courseIndexes.ts';
export { askGraphql } from './askGraphql.ts';
export { openTestDatabase } from './testDatabase.ts';
export { startTestServer, type TestServer } from './testServer.ts';
