import { Link } from '@learn/platform/router';
import { ErrorPanel, TextLink } from '@learn/ui';
import { type TextKey, useTexts } from '../texts.ts';
import { PageBox } from './PageBox.ts';

interface NotFoundProps {
  /** key of the sentence that says what does not exist */
  readonly title: TextKey;
  /** way back; without an address only the sentence stands there */
  readonly back: { readonly address: string | undefined; readonly label: string };
}

/** The whole page when its address names something that does not exist or that the person may not see. */
export function NotFound({ title, back }: NotFoundProps) {
  const { t } = useTexts();
  return (
    <PageBox>
      <ErrorPanel level={1} title={t(title)} description={t('notFound.description')} />
      {back.address && (
        <TextLink as={Link} to={back.address} direction="back">
          {back.label}
        </TextLink>
      )}
    </PageBox>
  );
}
