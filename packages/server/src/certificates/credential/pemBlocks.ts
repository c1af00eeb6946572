import { createPrivateKey } from 'node:crypto';

const block = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g;

/** The private keys of a text, one PEM block (PKCS 8) each. */
export function pemBlocks(text: string): readonly string[] {
  return text.match(block) ?? [];
}

/** Whether a text holds private RSA keys of 2048 bits or more as PEM (PKCS 8), and nothing else. */
export function areSigningKeys(text: string): boolean {
  const blocks = pemBlocks(text);
  return blocks.length > 0 && text.replace(block, '').trim() === '' && blocks.every(isSigningKey);
}

function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}
