import type { AnswerOf, EndpointEntry, Topic } from '@learn/contracts';
import type { UploadOptions } from './sendForm.ts';

/**
 * Sends a form with a file (specification §7, avatar and documents) and tells how far it is, which `fetch` cannot.
 * @returns the JSON answer; undefined where there is none
 * @throws HttpError for any non-success answer, TypeError when the network is gone, AbortError after `signal`
 */
export async function upload<const E extends EndpointEntry>(
  { path, changes = [] }: E,
  form: FormData,
  options: UploadOptions = {},
): Promise<AnswerOf<E>> {
  return uploadTo(path, form, { ...options, changes });
}

/** The same to the target that the server named for a file, here or at a file store. */
export async function uploadTo<Answer = undefined>(
  address: string,
  form: FormData,
  options: UploadOptions & { readonly changes?: readonly Topic[] } = {},
): Promise<Answer> {
  const { sendForm } = await import('./sendForm.ts').catch((cause: unknown) => {
    throw new TypeError('Failed to upload', { cause });
  });
  return sendForm<Answer>(address, form, options);
}
