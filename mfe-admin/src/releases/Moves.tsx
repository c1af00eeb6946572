import { formatDateTime } from '@learn/domain';
import { Disclosure, Meta } from '@learn/ui';
import { Lines } from '../person/Lines.tsx';
import { useTexts } from '../texts.ts';
import type { ReleaseMove } from './release.ts';
import { useFailureText } from './useFailureText.ts';

/** Who moved a release when and why, the latest first. */
export function Moves({ moves }: { readonly moves: readonly ReleaseMove[] }) {
  const { t, language } = useTexts('releases');
  const failureText = useFailureText();
  if (moves.length === 0) return undefined;
  return (
    <Disclosure level={3} title={t('moves', { count: moves.length })}>
      <Lines>
        {moves.map(({ at, kind, to_version: version, percent, author, reason, failures }) => (
          <li key={`${at} ${kind}`}>
            <span>
              <b>
                {[t(`move.${kind}`), version, percent === null ? '' : `${percent} %`]
                  .filter((part) => part !== '')
                  .join(' ')}
              </b>
              <Meta>
                {[
                  formatDateTime(at, language, 'short'),
                  ...(failures === null ? [author, reason] : [failureText(failures)]),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Meta>
            </span>
          </li>
        ))}
      </Lines>
    </Disclosure>
  );
}
