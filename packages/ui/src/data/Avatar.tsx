import { initials } from '@learn/domain';
import type { ReactNode } from 'react';
import { styled } from '../styled.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

const Root = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${color.surface2};
  color: ${color.ink900};
  font-size: ${({ $size }) => ($size < 40 ? '0.75rem' : fontSize[$size > 56 ? 22 : 14])};
  font-weight: 600;
  letter-spacing: 0.02em;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`;

const Overlapping = styled.span`
  display: flex;
  & > * {
    box-sizing: content-box;
    border: 2px solid ${color.surface0};
  }
  & > * + * {
    margin-left: -8px;
  }
`;

/** Props of Avatar. */
export type AvatarProps = {
  /** The picture is decoration, so the name must stand beside it or on what contains it. */
  firstName: string;
  lastName: string;
  /** Address of a picture. */
  src?: string;
  /** Diameter in pixels, 40 by default. */
  size?: number;
};

/** Picture of a person, or the initials. */
export function Avatar({ firstName, lastName, src, size = 40 }: AvatarProps) {
  return (
    <Root $size={size} aria-hidden>
      {src === undefined ? (
        initials(firstName, lastName)
      ) : (
        <img src={src} alt="" width={size} height={size} loading="lazy" />
      )}
    </Root>
  );
}

/** Props of AvatarGroup. */
export type AvatarGroupProps = {
  people: readonly Omit<AvatarProps, 'size'>[];
  /** How many are drawn before «+3», 5 by default. */
  max?: number;
  size?: number;
  /** Words beside the group. */
  children?: ReactNode;
};

/** Overlapping avatars; decoration like Avatar. */
export function AvatarGroup({ people, max = 5, size = 40, children }: AvatarGroupProps) {
  const hidden = people.length - max;
  return (
    <Row>
      <Overlapping aria-hidden>
        {people.slice(0, max).map((person) => (
          <Avatar key={`${person.firstName} ${person.lastName} ${person.src}`} size={size} {...person} />
        ))}
        {hidden > 0 && <Root $size={size}>+{hidden}</Root>}
      </Overlapping>
      {children}
    </Row>
  );
}
