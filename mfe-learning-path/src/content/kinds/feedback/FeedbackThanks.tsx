import { minimumForAverages } from '@learn/domain';
import { Notice, Text } from '@learn/ui';
import { useTexts } from '../../../texts.ts';
import { Sheet } from '../Sheet.ts';

/** After the submission; the answers are not shown again, not even to their author. */
export function FeedbackThanks() {
  const { t } = useTexts('feedback');
  return (
    <Sheet>
      <Notice tone="finished" icon="check" role="status">
        <strong>{t('thanks')}</strong> {t('handedIn')}
      </Notice>
      <Text $tone="secondary" $measure>
        {t('notShown')} {t('anonymous', { count: minimumForAverages })}
      </Text>
    </Sheet>
  );
}
