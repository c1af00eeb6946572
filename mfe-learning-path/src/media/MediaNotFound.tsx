import { Link } from '@learn/platform/router';
import { ErrorPanel, TextLink } from '@learn/ui';
import { PageBox } from '../parts/PageBox.ts';
import { useTexts } from '../texts.ts';
import { type MediaTextKey, useMediaTexts } from './texts.ts';

interface MediaNotFoundProps {
  /** key of the sentence that says what does not exist */
  readonly title: MediaTextKey;
  /** way back; without an address only the sentence stands there */
  readonly back?: { readonly address: string | undefined; readonly label: string };
}

/** The whole page when its address names something that does not exist or that the person may not see. */
export function MediaNotFound({ title, back }: MediaNotFoundProps) {
  const { t } = useMediaTexts();
  const { t: shared } = useTexts();
  return (
    <PageBox>
      <ErrorPanel level={1} title={t(title)} description={shared('notFound.description')} />
      {back?.address && (
        <TextLink as={Link} to={back.address} direction="back">
          {back.label}
        </TextLink>
      )}
    </PageBox>
  );
}
