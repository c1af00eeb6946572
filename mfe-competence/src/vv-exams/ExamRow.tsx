import type { ExamPlace } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import {
  Button,
  color,
  coveringLink,
  disc,
  Heading,
  Icon,
  media,
  radius,
  StatusPill,
  space,
  Text,
  type Tone,
  toneColor,
  toneTint,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { examLook } from '../exam/examLook.ts';
import { useExamWords } from '../exam/useExamWords.ts';
import { useTexts } from '../texts.ts';
import { useExamFacts } from './useExamFacts.ts';
import type { ListedExam } from './useExams.ts';

const Row = styled.li<{ $active: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: start;
  margin-inline: -${space[16]};
  padding: ${space[16]};
  border-radius: ${({ $active }) => ($active ? radius.card : 0)};
  background: ${({ $active }) => ($active ? color.progressTint : 'none')};
  & + & {
    border-top: 1px solid ${({ $active }) => ($active ? 'transparent' : color.line)};
  }
  & h2 a,
  & h3 a {
    color: inherit;
    ${coveringLink('-3px')}
  }
  ${media.md} {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Mark = styled.span<{ $tone: Tone; $active: boolean }>`
  ${disc(44)}
  background: ${({ $tone, $active }) => ($active ? color.surface0 : toneTint[$tone])};
`;

/** Below the words on a phone, at the end of the row elsewhere. */
const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  grid-column: 2;
  align-items: center;
  & > a {
    position: relative;
  }
  ${media.md} {
    flex-direction: column;
    grid-column: auto;
    align-items: flex-end;
  }
`;

interface ExamRowProps {
  readonly exam: ListedExam;
  /** rank of its name in the page's outline */
  readonly level?: 2 | 3;
  /** its own page */
  readonly to: string | undefined;
  /** where the link of its state leads (specification §4); undefined for another person's exam */
  readonly next?: ExamPlace | undefined;
  /** what has to be done first */
  readonly active?: boolean;
}

/** An exam with its state, what is known of it, and its next step; the whole row leads to its page. */
export function ExamRow({ exam, level = 2, to, next, active = false }: ExamRowProps) {
  const { t, language } = useTexts('exam');
  const words = useExamWords();
  const facts = useExamFacts()(exam);
  const { circle, state } = exam;
  const { icon, tone } = examLook[state];
  const title = <span lang={circle.language === language ? undefined : circle.language}>{circle.title}</span>;
  const link = words.linkOf(state);
  return (
    <Row $active={active}>
      <Mark $tone={tone} $active={active} aria-hidden="true">
        <Icon name={icon} color={toneColor[tone]} />
      </Mark>
      <div>
        <Heading level={level} size={18}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
        </Heading>
        {facts.map((fact) => (
          <Text key={fact} $size={14} $tone="secondary">
            {fact}
          </Text>
        ))}
      </div>
      <Step>
        <StatusPill status={tone} icon={icon} label={words.textOf(state)} />
        {next && link && (
          <NextStep place={next} name={t('list.stepOf', { step: link, exam: circle.title })} active={active}>
            {link}
          </NextStep>
        )}
      </Step>
    </Row>
  );
}

interface NextStepProps {
  readonly place: ExamPlace;
  readonly name: string;
  readonly active: boolean;
  readonly children: string;
}

function NextStep({ place, name, active, children }: NextStepProps) {
  const variant = active ? 'primary' : 'secondary';
  if (place.external)
    return (
      <Button
        as="a"
        variant={variant}
        size="small"
        href={place.address}
        target="_blank"
        rel="noopener"
        iconEnd="external"
        aria-label={name}
      >
        {children}
      </Button>
    );
  return (
    <Button as={Link} variant={variant} size="small" to={place.address} aria-label={name}>
      {children}
    </Button>
  );
}
