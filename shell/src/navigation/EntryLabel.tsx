import { color, fontSize } from '@learn/ui';
import { styled } from '@learn/ui/styled';

const Off = styled.small`
  display: block;
  color: ${color.waiting};
  font-size: ${fontSize[14]};
  font-weight: 400;
  line-height: 1.2;
`;

interface EntryLabelProps {
  readonly label: string;
  /** what is said below the label of a page that is switched off; undefined where it is not */
  readonly off: string | undefined;
}

/** The words of an entry of the navigation. */
export function EntryLabel({ label, off }: EntryLabelProps) {
  if (off === undefined) return label;
  return (
    <span>
      {label} <Off>{off}</Off>
    </span>
  );
}
