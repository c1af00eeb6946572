import type { ExamPlace } from '@learn/contracts';
import type { ExamState } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Button, VisuallyHidden } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { FirstStep } from './examActions.ts';
import { useExamWords } from './useExamWords.ts';

interface FirstStepButtonProps {
  readonly step: FirstStep | undefined;
  readonly state: ExamState;
  readonly place: ExamPlace | undefined;
  readonly busy: boolean;
  readonly onShowDates: () => void;
  /** moves the state; leading to the exam is the link's where that opens beside this page */
  readonly onStart: () => void;
  readonly onAgain: () => void;
}

/** The page's one dark button, in the words of the table in specification §4. */
export function FirstStepButton(properties: FirstStepButtonProps) {
  const { step, state, place, busy, onShowDates, onStart, onAgain } = properties;
  const { t } = useTexts('exam');
  const words = useExamWords().linkOf(state) ?? t('exam.link.start');
  const beside = <VisuallyHidden> {t('newWindow')}</VisuallyHidden>;
  switch (step) {
    case undefined:
      return undefined;
    case 'register':
      return <Button onClick={onShowDates}>{words}</Button>;
    case 'chooseDate':
      return <Button onClick={onShowDates}>{t('chooseDate')}</Button>;
    case 'again':
      return (
        <Button loading={busy} onClick={onAgain}>
          {words}
        </Button>
      );
    default:
      break;
  }
  const starting = step === 'start';
  if (place?.external)
    return (
      <Button
        as="a"
        href={place.address}
        target="_blank"
        rel="noopener"
        iconEnd="external"
        onClick={starting ? onStart : undefined}
      >
        {words}
        {beside}
      </Button>
    );
  if (starting)
    return (
      <Button iconEnd="right" loading={busy} onClick={onStart}>
        {words}
      </Button>
    );
  return (
    place && (
      <Button as={Link} to={place.address} iconEnd="right">
        {words}
      </Button>
    )
  );
}
