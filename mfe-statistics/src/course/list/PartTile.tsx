import { Link } from '@learn/platform/router';
import { Card, Figure, Heading, Stack, Text, TextLink } from '@learn/ui';
import { type ReactNode, useId } from 'react';
import type { PartFigure } from '../figures.ts';

interface PartTileProps {
  readonly title: string;
  readonly figure: PartFigure;
  readonly link: { readonly to: string | undefined; readonly text: string };
  /** below the figure */
  readonly children?: ReactNode;
}

/** A part of the statistics: its figure, one sentence, and the page behind it. */
export function PartTile({ title, figure: { value, sentence }, link, children }: PartTileProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={8}>
        <Heading level={3} size={18} id={id}>
          {title}
        </Heading>
        <Figure value={value ?? '–'} />
        <Text $tone="secondary">{sentence}</Text>
        {children}
        <TextLink as={Link} to={link.to}>
          {link.text}
        </TextLink>
      </Stack>
    </Card>
  );
}
