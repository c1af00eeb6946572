import type { Database } from '../database/database.ts';
import { isSignature, sign } from '../storage/signature.ts';

/** What a browser may see in place of what is live. */
export interface Preview {
  readonly name: string;
  readonly version: string;
  readonly until: Date;
}

const purpose = 'release-previews';

/** A preview with its signature as one text, `<name>/<version>/<seconds>/<signature>`: it is in the link and in the cookie. */
export async function signPreview(db: Database, preview: Preview): Promise<string> {
  const text = textOf(preview);
  return `${text}/${await sign(db, purpose, text)}`;
}

/** @returns undefined for what this installation has not signed, and when its time is up */
export async function readPreview(db: Database, signed: string): Promise<Preview | undefined> {
  const [name, version, seconds, signature, ...more] = signed.split('/');
  if (name === undefined || version === undefined || signature === undefined || more.length > 0)
    return undefined;
  const preview = { name, version, until: new Date(Number(seconds) * 1000) };
  if (!(preview.until.getTime() > Date.now())) return undefined;
  return (await isSignature(db, purpose, { text: textOf(preview), signature })) ? preview : undefined;
}

function textOf({ name, version, until }: Preview): string {
  return `${name}/${version}/${Math.floor(until.getTime() / 1000)}`;
}
