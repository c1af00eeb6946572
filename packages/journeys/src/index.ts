export { freePort } from '@learn/postgres';
export { answers, liveReleases } from './answers.ts';
export { type Api, apiOf, demoPassword, logIn, rememberFirstSessions, sessionsByBegin } from './api.ts';
export { axeViolations } from './axe.ts';
export { type Belongings, type World, worldOf } from './belongings.ts';
export { builtReleases } from './builtReleases.ts';
export { chromiumLaunch } from './chromium.ts';
export { type ConsoleGuard, guardConsole, offlineErrors, restartErrors } from './consoleGuard.ts';
export {
  carla,
  course,
  daniel,
  exam,
  giulia,
  jonas,
  kickoff,
  lena,
  marc,
  monika,
  noah,
  peter,
  regula,
  sandra,
  thomas,
  urs,
  vehicleChange,
  vvExam,
} from './demo.ts';
export { describePages, type ListedPage } from './describePages.ts';
export { devices } from './devices.ts';
export { type ExamOffice, examOffice } from './examOffice.ts';
export { expectAccessible } from './expectAccessible.ts';
export { firstViewOf, noteFirstViews, textOf, untilFirstViews } from './firstView.ts';
export { installed } from './installed.ts';
export { observeShifts, shifted } from './layoutShifts.ts';
export { letTenMinutesPass } from './letTenMinutesPass.ts';
export { letTheMinutePass } from './letTheMinutePass.ts';
export { linkFiles } from './linkFiles.ts';
export { sidewaysOverflow } from './overflow.ts';
export { overlappingTexts } from './overlap.ts';
export { askServer, contentId, type OwnSession, ownSession, statusOnServer } from './ownProgress.ts';
export { AssignmentPage, type StoredWork } from './pages/AssignmentPage.ts';
export { CircleDocuments } from './pages/CircleDocuments.ts';
export { CirclePage } from './pages/CirclePage.ts';
export { type ContentOnServer, ContentPage } from './pages/ContentPage.ts';
export { DueDatesPage } from './pages/DueDatesPage.ts';
export { FeedbackForm } from './pages/FeedbackForm.ts';
export { Frame } from './pages/Frame.ts';
export { HomePage } from './pages/HomePage.ts';
export { LearningPathPage } from './pages/LearningPathPage.ts';
export { LoginPage } from './pages/LoginPage.ts';
export { MediaPage } from './pages/MediaPage.ts';
export { MessagesPage } from './pages/MessagesPage.ts';
export { PersonsPage } from './pages/PersonsPage.ts';
export { ProfilePage } from './pages/ProfilePage.ts';
export { builtFolder, releaseProgram, root, serverProgram } from './paths.ts';
export { picture } from './picture.ts';
export { examPlatformUrl, type Platform, startPlatform } from './platform.ts';
export { release } from './release.ts';
export { reloadDuringSave } from './reloadDuringSave.ts';
export { markDocument } from './sameDocument.ts';
export { type ServerProcess, startServer } from './serverProcess.ts';
export { cachedAddresses, untilCopied, untilWorkerActive } from './serviceWorker.ts';
export { setOffline } from './setOffline.ts';
export { createTemplate, emptySource, sourceOf, type Template, templateOfRun } from './template.ts';
export { expect, type TestFixtures, test, type WorkerFixtures } from './test.ts';
export { untilComplete } from './untilComplete.ts';
export { untilTaken } from './untilTaken.ts';
export { withoutUnserved } from './withoutUnserved.ts';
