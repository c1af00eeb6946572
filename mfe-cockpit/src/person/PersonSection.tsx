import { Card, Heading, Stack, Text } from '@learn/ui';
import { type ReactNode, useId } from 'react';

interface PersonSectionProps {
  readonly title: string;
  /** stands in the place of what is not there */
  readonly empty: string | undefined;
  readonly children: ReactNode;
}

/** A card of the page about a person. */
export function PersonSection({ title, empty, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={16}>
        <Heading level={2} size={22} id={id}>
          {title}
        </Heading>
        {empty === undefined ? children : <Text $tone="hint">{empty}</Text>}
      </Stack>
    </Card>
  );
}
