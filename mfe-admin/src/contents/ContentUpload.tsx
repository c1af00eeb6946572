import { endpoints, fillPath } from '@learn/contracts';
import { contentArchiveFaults, contentArchiveLimits, fileSize, formatNumber } from '@learn/domain';
import { upload } from '@learn/platform/form';
import { useNavigate } from '@learn/platform/router';
import { Card, Heading, Stack, Text } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { FileUpload } from '../area/FileUpload.tsx';
import { useTexts } from '../texts.ts';

/** A folder of contents is sent as a zip; it is only checked and compared. */
export function ContentUpload() {
  const { t, language } = useTexts('contents');
  const navigate = useNavigate();
  const { bytes, files, ratio, unpackedBytes } = contentArchiveLimits;
  const limits = {
    size: fileSize(bytes, language),
    unpacked: fileSize(unpackedBytes, language),
    files: formatNumber(files),
    ratio: formatNumber(ratio),
  };
  return (
    <Card as="section" aria-labelledby="content-upload">
      <Stack $gap={16}>
        <Heading level={2} size={22} id="content-upload">
          {t('upload.title')}
        </Heading>
        <Text $tone="secondary" $measure>
          {t('upload.about', limits)}
        </Text>
        <FileUpload
          label={t('upload.choose')}
          accept=".zip,application/zip"
          steps={{ sending: t('upload.sending'), checking: t('upload.arrived') }}
          notRead={t('upload.notRead')}
          more={({ fault, file }) => {
            const known = contentArchiveFaults.find((one) => one === fault);
            if (known === undefined) return '';
            const why = t(`fault.${known}`, limits);
            return typeof file === 'string' ? `${why} (${file})` : why;
          }}
          send={(file, options) => {
            const form = new FormData();
            form.append('file_name', file.name);
            form.append('file', file);
            return upload(endpoints.uploadContentImport, form, options);
          }}
          onSent={({ id }) =>
            navigate(fillPath(paths.contentImport, { contentImportId: id }) ?? paths.contents)
          }
        />
      </Stack>
    </Card>
  );
}
