import type { EndpointAnswer, EndpointBody, releaseEndpoints } from '@learn/contracts/endpoints';
import { recordAudit } from '../audit/recordAudit.ts';
import { notFound } from '../errors.ts';
import { adoptVersion } from './adoptVersion.ts';
import { holdVersions } from './hold.ts';
import type { RegistryMeans, ReleaseAuthor } from './means.ts';
import { signPreview } from './previewLink.ts';

/** Below it are the links, and the way out. */
export const previewPath = '/release-preview';

/**
 * Makes a link that shows a version in the browser in which it is opened. The version counts as named from now.
 * @throws not_found
 */
export async function createPreview(
  means: RegistryMeans,
  { name, author }: { readonly name: string; readonly author: ReleaseAuthor },
  { version, hours }: EndpointBody<typeof releaseEndpoints.preview>,
): Promise<EndpointAnswer<typeof releaseEndpoints.preview>> {
  // every server can have it then
  await adoptVersion(means, { name, version, author });
  const until = new Date(Date.now() + hours * 60 * 60 * 1000);
  await means.db.transaction(async (transaction) => {
    if ((await holdVersions(transaction, name, [version])).length === 0) throw notFound();
    await recordAudit(transaction, {
      action: 'release.previewed',
      actorId: author.userId,
      subjectId: name,
      details: { version, until: until.toISOString(), author: author.label },
    });
  });
  const signed = await signPreview(means.db, { name, version, until });
  return { address: `${previewPath}/${signed}`, until: until.toISOString() };
}
