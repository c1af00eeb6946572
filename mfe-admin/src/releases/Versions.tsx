import { fileSize, formatDateTime } from '@learn/domain';
import { Button, Inline, Meta, StatusPill } from '@learn/ui';
import { useState } from 'react';
import { Lines } from '../person/Lines.tsx';
import { useTexts } from '../texts.ts';
import { LoadFigures } from './LoadFigures.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { Release, ReleaseVersion } from './release.ts';
import { VersionActions } from './VersionActions.tsx';

/** Versions that are shown before all are asked for. */
const first = 3;

/** What is published under a name, the newest first; the live one and the canary are always among those shown. */
export function Versions({ release }: { readonly release: Release }) {
  const { t } = useTexts('releases');
  const [all, setAll] = useState(false);
  const { name, versions, live, canary } = release;
  const shown = versions.filter(
    ({ version }, index) => all || index < first || version === live || version === canary?.version,
  );
  return (
    <>
      <Lines aria-label={t('versions', { name })}>
        {shown.map((version) => (
          <li key={version.version}>
            <VersionLine release={release} version={version} />
            <Inline $gap={8}>
              {version.version !== live && <PreviewDialog name={name} version={version.version} />}
              <VersionActions release={release} version={version.version} />
            </Inline>
          </li>
        ))}
      </Lines>
      {shown.length < versions.length && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {t('allVersions', { count: versions.length })}
        </Button>
      )}
    </>
  );
}

interface VersionLineProps {
  readonly release: Release;
  readonly version: ReleaseVersion;
}

function VersionLine({ release: { name, live, canary }, version }: VersionLineProps) {
  const { t, language } = useTexts('releases');
  const { published_at: at, published_by: by, bytes } = version;
  return (
    <span>
      <Inline $gap={8}>
        <b>{version.version}</b>
        {version.version === live && <StatusPill status="finished" label={t('live')} />}
        {version.version === canary?.version && (
          <StatusPill status="progress" label={t('canary', { percent: canary.percent })} />
        )}
      </Inline>
      <Meta>
        {[formatDateTime(at, language, 'short'), by, fileSize(bytes, language)]
          .filter((part) => part !== '')
          .join(' · ')}
      </Meta>
      {/* the shell is no remote: where it fails, nothing can report */}
      {name !== 'shell' && <LoadFigures version={version} />}
    </span>
  );
}
