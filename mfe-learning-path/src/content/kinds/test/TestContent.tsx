import { useTakesPart } from '../../../progress/useTakesPart.ts';
import type { ContentOf } from '../../contentData.ts';
import { Sheet } from '../Sheet.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { TestEntrance } from './TestEntrance.tsx';
import { TestFacts } from './TestFacts.tsx';
import { TestResult } from './TestResult.tsx';

/** A test in another system: until when, on which condition, the way there; and its result once that has arrived. */
export function TestContent({ content }: { content: ContentOf<'EdoniqTest'> }) {
  const learner = useTakesPart();
  const completion = content.own_completion;
  const result = completion?.completion_status === 'EVALUATION_SUBMITTED' ? completion : undefined;
  // the test opens in a window of its own: after it there may be a result
  useRefreshOnReturn(learner && !result);
  return (
    <Sheet $gap={24}>
      {result && <TestResult result={result} />}
      <TestFacts content={content} done={result !== undefined} />
      {!result && <TestEntrance content={content} learner={learner} />}
    </Sheet>
  );
}
