import type { UserProfile } from '@learn/contracts';
import { reportError } from '@learn/platform';
import { removeAvatar } from '@learn/platform/shell';
import { Avatar, Button, color, FieldError, Inline, space, Text } from '@learn/ui';
import { FileButton } from '@learn/ui/form';
import { ConfirmDialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../texts.ts';
import { type ChosenPhoto, type PhotoProblem, photoProblem, readPhoto } from './readPhoto.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]} ${space[24]};
  align-items: center;
`;

const Ring = styled.div`
  padding: 3px;
  border: 1px solid ${color.line};
  border-radius: 50%;
`;

/** The person's photo: choose, cut, replace, remove. */
export function PhotoField({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [done, setDone] = useState<'set' | 'removed'>();
  const hasPhoto = user.avatar_url !== '';
  const choose = async (file: File) => {
    setDone(undefined);
    const wrong = photoProblem(file);
    setProblem(wrong);
    if (wrong) return;
    await readPhoto(file).then(setChosen, () => setProblem('type'));
  };
  return (
    <Line role="group" aria-label={t('photo.title')}>
      <Ring>
        <Avatar
          firstName={user.first_name}
          lastName={user.last_name}
          src={user.avatar_url || undefined}
          size={96}
        />
      </Ring>
      <div>
        <Inline>
          <FileButton
            size="small"
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            onChoose={(file) => void choose(file)}
          >
            {hasPhoto ? t('photo.replace') : t('photo.choose')}
          </FileButton>
          {hasPhoto && <RemovePhoto onRemoved={() => setDone('removed')} />}
        </Inline>
        <Text $size={14} $tone="hint" style={{ marginTop: space[8] }}>
          {t('photo.hint')}
        </Text>
        {problem && <FieldError id="photo-problem">{t(`photo.problem.${problem}`)}</FieldError>}
        <Text $size={14} role="status">
          {done && t(`photo.${done}`)}
        </Text>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog
            photo={chosen}
            onClose={() => setChosen(undefined)}
            onUnreadable={() => {
              setChosen(undefined);
              setProblem('type');
            }}
            onDone={() => {
              setChosen(undefined);
              setDone('set');
            }}
          />
        </Suspense>
      )}
    </Line>
  );
}

function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTexts();
  const remove = async () => {
    try {
      await removeAvatar();
    } catch (error) {
      reportError(error, { area: 'photo' });
      throw error;
    }
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={t('photo.removeTitle')}
      description={t('photo.removeText')}
      closeLabel={t('close')}
      trigger={
        <Button variant="quiet" size="small">
          {t('photo.remove')}
        </Button>
      }
      confirmLabel={t('photo.removeConfirm')}
      cancelLabel={t('cancel')}
      onConfirm={remove}
      failure={() => <FieldError id="photo-remove-failed">{t('photo.problem.unreachable')}</FieldError>}
    />
  );
}
