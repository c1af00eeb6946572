import { useTransfer } from '@learn/platform/form';
import { changeAvatar } from '@learn/platform/shell';
import { Button, FieldError, FieldLabel } from '@learn/ui';
import { ProgressBar } from '@learn/ui/form';
import { Dialog } from '@learn/ui/overlay';
import { useId, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { useTexts } from '../texts.ts';
import { Controls, Preview, Stage } from './cropStyles.ts';
import { type ChosenPhoto, maximumPhotoPixels, type PhotoProblem } from './readPhoto.ts';
import { type PercentSquare, type PictureSize, partOf, pixelsOf, squareOf } from './square.ts';

/** The smallest square, as a part of the largest one. */
const smallest = 0.15;

/** Why the server did not take a photo. */
const problems: Readonly<Record<string, PhotoProblem>> = {
  file_type_not_allowed: 'type',
  unsupported_media_type: 'type',
  payload_too_large: 'size',
  validation_failed: 'pixels',
  too_many_requests: 'busy',
  storage_unavailable: 'storage',
};

interface CropDialogProps {
  photo: ChosenPhoto;
  onClose: () => void;
  /** the file turned out to be no picture */
  onUnreadable: () => void;
  onDone: () => void;
}

/** Chooses the square of a picture by dragging, by arrow keys or by the slider, and uploads it. */
export function CropDialog({ photo, onClose, onUnreadable, onDone }: CropDialogProps) {
  const { t } = useTexts();
  const sizeId = useId();
  const [picture, setPicture] = useState<PictureSize>();
  const [square, setSquare] = useState<PercentSquare>();
  const [tooManyPixels, setTooManyPixels] = useState(false);
  const { state, send, stop } = useTransfer();
  const busy = state.phase === 'sending';
  const failed = state.phase === 'failed' ? (problems[state.code ?? ''] ?? 'unreachable') : undefined;
  const problem = tooManyPixels ? 'pixels' : failed;
  const save = async () => {
    if (!picture || !square) return;
    const form = formOf(photo.file, pixelsOf(picture, square));
    if (await send(photo.file, (options) => changeAvatar(form, options).then(() => true))) onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        stop();
        onClose();
      }}
      title={t('photo.cropTitle')}
      description={t('photo.cropText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button loading={busy} disabled={!square || problem === 'pixels'} onClick={() => void save()}>
            {t('photo.save')}
          </Button>
          <Button variant="secondary" onClick={busy ? stop : onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stage>
        <ReactCrop
          crop={square && { unit: '%', ...square }}
          onChange={(_pixels, { x, y, width, height }) => setSquare({ x, y, width, height })}
          aspect={1}
          circularCrop
          keepSelection
          disabled={busy}
          minWidth={40}
          minHeight={40}
          ariaLabels={{
            cropArea: t('photo.area'),
            nwDragHandle: t('photo.corner', { corner: t('photo.topLeft') }),
            neDragHandle: t('photo.corner', { corner: t('photo.topRight') }),
            swDragHandle: t('photo.corner', { corner: t('photo.bottomLeft') }),
            seDragHandle: t('photo.corner', { corner: t('photo.bottomRight') }),
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
        >
          <img
            src={photo.address}
            alt={t('photo.picture')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setPicture({ naturalWidth, naturalHeight });
              setSquare(squareOf({ naturalWidth, naturalHeight }));
              setTooManyPixels(naturalWidth * naturalHeight > maximumPhotoPixels);
            }}
            onError={onUnreadable}
          />
        </ReactCrop>
      </Stage>
      <Controls>
        <div>
          <FieldLabel htmlFor={sizeId}>{t('photo.size')}</FieldLabel>
          <input
            id={sizeId}
            type="range"
            min={smallest * 100}
            max={100}
            disabled={busy || !square}
            value={picture && square ? Math.round(partOf(picture, square) * 100) : 100}
            onChange={({ currentTarget }) => {
              if (picture) setSquare(squareOf(picture, Number(currentTarget.value) / 100, square));
            }}
          />
        </div>
        <Preview role="img" aria-label={t('photo.preview')}>
          {square && <img src={photo.address} alt="" style={previewStyle(square)} />}
        </Preview>
      </Controls>
      {busy && (
        <ProgressBar
          share={state.share}
          label={t('photo.progress', { percent: Math.round(state.share * 100) })}
        />
      )}
      {problem && <FieldError id="crop-problem">{t(`photo.problem.${problem}`)}</FieldError>}
    </Dialog>
  );
}

function formOf(file: File, square: ReturnType<typeof pixelsOf>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(square)) form.append(name, String(value));
  form.append('file', file);
  return form;
}

function previewStyle({ x, y, width, height }: PercentSquare) {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-x * 100) / width}%`,
    top: `${(-y * 100) / height}%`,
  };
}
