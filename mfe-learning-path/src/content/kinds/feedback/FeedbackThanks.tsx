import { minimumForAverages } from '@learn/domain';
import { Notice, Stack, Text } from '@learn/ui';
import { useFeedbackTexts } from './texts.ts';

/** After the submission; the answers are shown to nobody any more, not even to who gave them. */
export function FeedbackThanks() {
  const { t } = useFeedbackTexts();
  return (
    <Stack>
      <Notice tone="finished" icon="check" role="status">
        <strong>{t('thanks')}</strong> {t('handedIn')}
      </Notice>
      <Text $tone="secondary" $measure>
        {t('notShown')} {t('anonymous', { count: minimumForAverages })}
      </Text>
    </Stack>
  );
}
