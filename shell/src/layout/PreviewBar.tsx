import { $currentCourseSession, $pathname, isPreview, useStore } from '@learn/platform';
import { color, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Bar = styled.p`
  padding: ${space[8]} ${space[16]};
  background: ${color.preview};
  color: ${color.previewInk};
  font-size: ${fontSize[14]};
  text-align: center;
`;

/** Says that an expert or mentor sees a course as participants do (specification §2). */
export function PreviewBar() {
  const { t } = useTexts();
  const pathname = useStore($pathname);
  const session = useStore($currentCourseSession);
  if (!session || !isPreview(pathname)) return undefined;
  return (
    <Bar>
      <b>{t('preview.title')}</b> · {session.title}
    </Bar>
  );
}
