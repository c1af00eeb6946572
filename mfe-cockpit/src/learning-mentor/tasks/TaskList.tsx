import { fullName } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Avatar, Card, color, coveringLink, Icon, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Deadline } from '../../tasks/Deadline.tsx';
import { useTask } from '../../tasks/useTask.ts';
import type { OpenTask } from '../mentorData.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 20px;
  gap: ${space[4]} ${space[16]};
  align-items: center;
  padding: ${space[12]} ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  & > div:nth-of-type(n + 2) {
    grid-column: 2;
  }
  & > svg {
    grid-row: 1;
    grid-column: 3;
  }
  ${media.lg} {
    grid-template-columns: 40px minmax(0, 1fr) 250px 200px 20px;
    padding-inline: ${space[24]};
    & > div:nth-of-type(n + 2) {
      grid-column: auto;
    }
    & > svg {
      grid-column: 5;
    }
  }
`;

const Words = styled(Link)`
  ${coveringLink('-3px')}
  text-decoration: none;
  &:hover b {
    text-decoration: underline;
  }
`;

interface TaskListProps {
  readonly tasks: readonly OpenTask[];
  /** for screen readers */
  readonly label: string;
}

/** Tasks one below the other: the mentee, what is to be done, until when. */
export function TaskList({ tasks, label }: TaskListProps) {
  return (
    <Card as="ul" $flush aria-label={label}>
      {tasks.map((task) => (
        <TaskRow key={`${task.url} ${task.mentee.id}`} task={task} />
      ))}
    </Card>
  );
}

function TaskRow({ task }: { task: OpenTask }) {
  const { mentee, due_date, waiting_since } = task;
  const { address, title, since } = useTask(task);
  const words = (
    <>
      <b>{fullName(mentee.first_name, mentee.last_name)}</b>
      <Text as="span" $tone="secondary" $size={14} style={{ display: 'block' }}>
        {title}
      </Text>
    </>
  );
  return (
    <Row>
      <Avatar
        firstName={mentee.first_name}
        lastName={mentee.last_name}
        src={mentee.avatar_url || undefined}
      />
      <div>{address === undefined ? words : <Words to={address}>{words}</Words>}</div>
      <div>{due_date !== null && <Deadline at={due_date} />}</div>
      <div>
        <Text as="time" dateTime={waiting_since} $tone="hint" $size={14}>
          {since}
        </Text>
      </div>
      {address !== undefined && <Icon name="right" color={color.ink500} />}
    </Row>
  );
}
