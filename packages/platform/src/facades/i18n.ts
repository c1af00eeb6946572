/** What remotes use of i18next and react-i18next; only these names are shared. */
export {
  type RemoteTexts,
  remoteTexts,
  type TextName,
  type Translate,
  useRemoteTexts,
} from '../i18n/useRemoteTexts.ts';
