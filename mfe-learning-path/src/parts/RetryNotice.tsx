import { CommonTexts, Notice, TextLink } from '@learn/ui';
import { type ReactNode, useContext } from 'react';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says what could not be loaded inside a page, with another try. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  const { retry } = useContext(CommonTexts);
  return (
    <Notice
      tone="failed"
      icon="warning"
      role="alert"
      action={
        <TextLink as="button" direction="none" onClick={onRetry}>
          {retry}
        </TextLink>
      }
    >
      {children}
    </Notice>
  );
}
