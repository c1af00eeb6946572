import { extensionOf, fileTypeOf, maximumAvatarBytes } from '@learn/domain';

/** Why a file cannot become a photo; the texts have a sentence for each. */
export type PhotoProblem = 'type' | 'size' | 'pixels' | 'busy' | 'storage' | 'unreachable';

export interface ChosenPhoto {
  readonly file: File;
  /** as a `data:` address, which the content security policy lets be shown */
  readonly address: string;
}

/** Picture elements that the server decodes at most. */
export const maximumPhotoPixels = 25_000_000;

/** What is wrong with a file before anything of it is read (specification §5: png and jpg up to 5 MB). */
export function photoProblem(file: File): PhotoProblem | undefined {
  const type = fileTypeOf(file.type, file.name);
  if (!type || !['png', 'jpg'].includes(type.extension) || extensionOf(file.name) === '') return 'type';
  return file.size > maximumAvatarBytes ? 'size' : undefined;
}

/** Reads a chosen file for showing it. @throws DOMException when the device cannot read it */
export function readPhoto(file: File): Promise<ChosenPhoto> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ file, address: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
