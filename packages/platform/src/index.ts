export { useStore } from '@nanostores/react';
export { ErrorBoundary } from './composition/ErrorBoundary.tsx';
export { preloadAddress } from './composition/preload.ts';
export { $links, $registry, answered, mountOfAddress, widgetsOfSlot } from './composition/registry.ts';
export {
  type RemoteLoader,
  type RemoteRuntime,
  RemoteUnavailable,
  remoteLoader,
  startComposition,
} from './composition/remoteLoader.ts';
export { Slot } from './composition/Slot.tsx';
export { useLinks } from './composition/useLinks.ts';
export { changeLanguage, onLanguageData } from './i18n/changeLanguage.ts';
export { addTexts } from './i18n/i18n.ts';
export { definePartTexts, type PartTexts } from './i18n/partTexts.ts';
export {
  $lastSent,
  $outbox,
  type Delivery,
  deliver,
  dropWaiting,
  loadOutbox,
  type OutboxArea,
  type OutboxRequest,
  onDelivered,
  resolveWaiting,
  sendWaiting,
  type WaitingWrite,
  type Write,
} from './outbox/outbox.ts';
export { pageData, setPageData } from './page.ts';
export { errorCodeOf, HttpError } from './rest/HttpError.ts';
export { isRefusal } from './rest/isRefusal.ts';
export { clearRestCache, onUnauthorised, primeRestCache, type RestList, rest } from './rest/rest.ts';
export { saveFile } from './rest/saveFile.ts';
export { type UploadOptions, upload } from './rest/upload.ts';
export { type RestState, useRest } from './rest/useRest.ts';
export { startPlatform } from './start.ts';
export {
  $completions,
  type CompletionState,
  completionKey,
  loadCompletions,
  markCompletion,
  saveWatchedRanges,
  type WatchedRangesRequest,
} from './stores/completions.ts';
export { $connection, type Connection, watchConnection } from './stores/connection.ts';
export {
  $courseSessions,
  $currentCourseSession,
  $rememberedSessions,
  $sessionActions,
  $suggestedSessions,
  isPreview,
  isPreviewArea,
  reloadCourseSessions,
  sessionOfCourse,
  suggestCourseSession,
  switchCourseSession,
} from './stores/courseSessions.ts';
export { forgetDrafts, hasDrafts } from './stores/drafts.ts';
export { $language } from './stores/language.ts';
export { $courseSlug, $history, $pathname, courseSlugOf, locationChanged } from './stores/location.ts';
export { $loginMissing, setLoginMissing } from './stores/loginMissing.ts';
export {
  $unreadCount,
  loadUnreadCount,
  markDeliveredRead,
  markNotificationRead,
  startNotificationPolling,
} from './stores/notifications.ts';
export { useCompletions } from './stores/useCompletions.ts';
export { useCourseSession } from './stores/useCourseSession.ts';
export { type Draft, useDraft } from './stores/useDraft.ts';
export { type Drafts, useDrafts } from './stores/useDrafts.ts';
export { useMarkWaits } from './stores/useMarkWaits.ts';
export {
  $loggedIn,
  $user,
  changeAvatar,
  changeProfile,
  hasLoginCookie,
  login,
  logout,
  removeAvatar,
  resetPerson,
} from './stores/user.ts';
export { sessionKey } from './telemetry/sessionKey.ts';
export {
  collectErrors,
  type ErrorFacts,
  type ErrorReporter,
  reportError,
  setErrorReporter,
} from './telemetry/telemetry.ts';
