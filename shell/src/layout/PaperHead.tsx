import type { UserProfile } from '@learn/contracts';
import { formatDate, fullName } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useBrand } from '@learn/platform/shell';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Line = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

/** Paper says where it comes from: brand, person, date; the page's own heading follows. */
export function PaperHead({ user }: { readonly user: UserProfile }) {
  const { language } = useTexts();
  return (
    <Line>
      {[
        useBrand(),
        fullName(user.first_name, user.last_name),
        formatDate(useNow().toISOString(), language),
      ].join(' · ')}
    </Line>
  );
}
