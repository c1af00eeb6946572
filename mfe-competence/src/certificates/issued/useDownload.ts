import { endpoints } from '@learn/contracts';
import { reportError, rest, saveFile } from '@learn/platform';
import { useState } from 'react';

const files = {
  document: endpoints.certificateDocument,
  credential: endpoints.certificateCredential,
} as const;

type Kind = keyof typeof files;

/** Downloads of an issued certificate, one at a time. */
export function useDownload(id: string) {
  const [busy, setBusy] = useState<Kind>();
  const [hasFailed, setHasFailed] = useState(false);
  const download = async (kind: Kind) => {
    setBusy(kind);
    setHasFailed(false);
    try {
      saveFile(await rest.file(files[kind], { params: { id } }));
    } catch (error) {
      reportError(error, { area: 'certificate-download' });
      setHasFailed(true);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, hasFailed, download };
}
