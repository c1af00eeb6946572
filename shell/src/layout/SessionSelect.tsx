import { regionName } from '@learn/domain';
import { color, ellipsis, fontSize, Icon, media, radius, space, visuallyHidden } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { useOverlay } from './useOverlay.ts';

const twoLines = css`
  & > svg {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

const Trigger = styled.button<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[8]};
  align-items: center;
  min-width: 0;
  max-width: 260px;
  min-height: 44px;
  padding: ${space[4]} ${space[12]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface0};
  font-size: ${fontSize[14]};
  line-height: 1.25;
  text-align: start;
  & > span {
    ${ellipsis}
  }
  & > span:first-child {
    color: ${color.ink500};
  }
  & > span:nth-of-type(2) {
    font-weight: 600;
  }
  ${({ $narrow }) =>
    $narrow
      ? css`
          /* the whole title, on two lines beside the signs of the header */
          ${media.belowMd} {
            gap: 0 ${space[4]};
            padding: 0 ${space[8]};
            line-height: 1.15;
            & > span:first-child {
              ${visuallyHidden}
            }
            & > span:nth-of-type(2) {
              display: -webkit-box;
              -webkit-box-orient: vertical;
              -webkit-line-clamp: 2;
              white-space: normal;
              overflow-wrap: break-word;
            }
          }
          ${media.md} {
            ${twoLines}
          }
        `
      : twoLines}
`;

interface SessionSelectProps {
  /** in their order */
  readonly sessions: readonly { readonly id: string; readonly title: string; readonly region?: string }[];
  /** id of the one that is shown */
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** on a phone there is room for the title alone */
  readonly narrow?: boolean;
}

/** The choice of a course session, the same one in the header and on home. Its list is fetched when the pointer is over it. */
export function SessionSelect({ sessions, value, onChoose, narrow = false }: SessionSelectProps) {
  const { t, language } = useTexts();
  const { overlay, trigger } = useOverlay();
  const heading = t('session.heading');
  const button = (
    <>
      <span>{heading} </span>
      <span>{sessions.find(({ id }) => id === value)?.title}</span>
      <Icon name="down" size={16} />
    </>
  );
  if (!overlay) {
    return (
      <Trigger type="button" $narrow={narrow} aria-haspopup="dialog" {...trigger}>
        {button}
      </Trigger>
    );
  }
  return (
    <overlay.Menu
      trigger={
        <Trigger type="button" $narrow={narrow}>
          {button}
        </Trigger>
      }
      defaultOpen
      label={heading}
      header={heading}
      entries={sessions.map(({ id, title, region }) => ({
        id,
        label: title,
        description: region && regionName(region, language),
        icon: id === value ? 'check' : undefined,
        current: id === value,
        onSelect: () => onChoose(id),
      }))}
    />
  );
}
