import { Card, Heading, Inline, Stack, Text } from '@learn/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  /** beside the heading */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page of the area, on a card under its heading. */
export function Section({ title, lead, action, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={16}>
        <Inline $gap={12} style={{ justifyContent: 'space-between' }}>
          <Heading level={2} size={22} id={headingId}>
            {title}
          </Heading>
          {action}
        </Inline>
        {lead !== undefined && (
          <Text $tone="secondary" $measure>
            {lead}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
