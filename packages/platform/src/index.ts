/** What remotes use. Each name is a promise to remotes that are already deployed, so there are 45 at most. */
export { useStore } from '@nanostores/react';
export { ErrorBoundary } from './composition/ErrorBoundary.tsx';
export { preloadAddress } from './composition/preload.ts';
export { Slot } from './composition/Slot.tsx';
export { useLinks } from './composition/useLinks.ts';
export { onLanguageData } from './i18n/changeLanguage.ts';
export { definePartTexts, type PartTexts } from './i18n/partTexts.ts';
export {
  $outbox,
  type Delivery,
  deliver,
  dropWaiting,
  onDelivered,
  sendWaiting,
  type WaitingWrite,
} from './outbox/outbox.ts';
export { errorCodeOf } from './rest/HttpError.ts';
export { isRefusal } from './rest/isRefusal.ts';
export { rest } from './rest/rest.ts';
export { saveFile } from './rest/saveFile.ts';
export { upload } from './rest/upload.ts';
export { type RestState, useRest } from './rest/useRest.ts';
export { loadCompletions, markCompletion, saveWatchedRanges } from './stores/completions.ts';
export { $connection } from './stores/connection.ts';
export { $courseSessions, isPreview } from './stores/courseSessions.ts';
export { $language } from './stores/language.ts';
export { $history, $pathname } from './stores/location.ts';
export { useCompletions } from './stores/useCompletions.ts';
export { useCourseSession } from './stores/useCourseSession.ts';
export { useDraft } from './stores/useDraft.ts';
export { useDrafts } from './stores/useDrafts.ts';
export { useMarkWaits } from './stores/useMarkWaits.ts';
export { $user } from './stores/user.ts';
export { reportError } from './telemetry/telemetry.ts';
