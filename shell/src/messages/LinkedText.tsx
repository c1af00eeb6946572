import { styled } from '@learn/ui/styled';
import { linkParts } from './linkParts.ts';

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** A written text, with its lines; web addresses in it are links that tell the other site nothing of this page. */
export function LinkedText({ text }: { readonly text: string }) {
  const parts = linkParts(text);
  return (
    <Words>
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
    </Words>
  );
}
