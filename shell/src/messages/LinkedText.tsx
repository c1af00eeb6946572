import { linkParts } from './linkParts.ts';

/** A written text, with its lines; web addresses in it are links that tell the other site nothing of this page. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts = linkParts(text);
  return (
    <p style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {parts.map(({ text: piece, href }, index) =>
        href === undefined ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts at the same places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {piece}
          </a>
        ),
      )}
    </p>
  );
}
