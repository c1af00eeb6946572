/** What only the shell and the tests use. It is bundled into the shell and not shared, so it may change with every release. */

export { loadLinkTargets } from './composition/linkTargets.ts';
export { openAsDocument, openDocumentsOffline } from './composition/openAsDocument.ts';
export { loadRoutes, pageRoutes } from './composition/pageRoutes.ts';
export { pagesUnderway } from './composition/preload.ts';
export {
  $registry,
  $shellMounts,
  answered,
  killedAt,
  mountOfAddress,
  widgetsOfSlot,
} from './composition/registry.ts';
export {
  composeLoaded,
  type RemoteRuntime,
  RemoteUnavailable,
  remoteLoader,
  runningVersion,
  startComposition,
} from './composition/remoteLoader.ts';
export { loadWidget } from './composition/Slot.tsx';
export { useBrand } from './composition/useBrand.ts';
export { fillStores } from './fillStores.ts';
export { markChanged } from './freshness.ts';
export { changeLanguage } from './i18n/changeLanguage.ts';
export { addPartTexts, addTexts, loadAllTexts, replaceTexts, showLanguage, startI18n } from './i18n/i18n.ts';
export { loadAllParts, loadParts, takeDrawnParts, withTexts } from './i18n/lazyPart.ts';
export { keepDerivedStores } from './keepDerivedStores.ts';
export { loadOutbox, resolveWaiting } from './outbox/outbox.ts';
export { $lastSent, onDelivered, type Write } from './outbox/waitingWrites.ts';
export { pageData, setPageData } from './page.ts';
export { HttpError } from './rest/HttpError.ts';
export { clearRestCache, onUnauthorised } from './rest/rest.ts';
export { useWholeList } from './rest/useRest.ts';
export { startPlatform } from './start.ts';
export {
  changeAvatar,
  changeProfile,
  hasLoginCookie,
  login,
  logout,
  removeAvatar,
  resetPerson,
} from './stores/account.ts';
export { $completions, completionKey } from './stores/completions.ts';
export { serverAnswers, watchConnection } from './stores/connection.ts';
export {
  $currentCourseSession,
  $rememberedSessions,
  $sessionActions,
  opensChosenSessions,
  rememberCurrentSession,
  sessionOfCourse,
  sessionsOfCourse,
  switchCourseSession,
} from './stores/courseSessions.ts';
export { forgetDrafts, hasDrafts } from './stores/drafts.ts';
export { courseSlugOf, locationChanged, openedAt } from './stores/location.ts';
export { setLoginMissing } from './stores/loginMissing.ts';
export {
  $unreadCount,
  $unreadMessages,
  markDeliveredRead,
  markNotificationRead,
  startNotificationPolling,
} from './stores/notifications.ts';
export { startClock } from './stores/now.ts';
export { $offlineCopy } from './stores/offlineCopy.ts';
export { $pageTaken } from './stores/pageTaken.ts';
export { $viewingRefusals } from './stores/viewing.ts';
export { noteTiming, reportRemoteError, startRemoteReports } from './telemetry/remoteReports.ts';
export { sessionKey } from './telemetry/sessionKey.ts';
export { collectErrors, type ErrorReporter, setErrorReporter } from './telemetry/telemetry.ts';
