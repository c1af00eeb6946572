import { homeWidgetIds } from '@learn/contracts';
import { type DashboardRole, dashboardRoleLabel, dashboardRoles } from '@learn/domain';
import { Button, Disclosure, IconButton, Inline, Select, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { AdminCourse } from './adminCourse.ts';

type Lists = AdminCourse['home_widgets'];

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-height: 44px;
`;

interface HomeWidgetListsProps {
  readonly lists: Lists;
  /** those that go with each role */
  readonly usual: Lists;
  readonly isUk: boolean;
  readonly onChange: (lists: Lists) => void;
}

/** The widgets of the course panel on home, as an ordered list per role; a role without a list has the default widgets. */
export function HomeWidgetLists({ lists, usual, isUk, onChange }: HomeWidgetListsProps) {
  const { t, language } = useTexts('courses');
  // there is one mentor in a course, by its family
  const roles = dashboardRoles.filter((role) => role !== (isUk ? 'MentorVV' : 'MentorUK'));
  return (
    <div>
      {roles.map((role) => (
        <Disclosure
          key={role}
          level={3}
          title={dashboardRoleLabel(role, isUk ? 'uk' : 'vv', language)}
          status={t(lists[role] === undefined ? 'home.usual' : 'home.own')}
        >
          <RoleList
            role={role}
            own={lists[role]}
            usual={usual[role] ?? []}
            onChange={(own) => {
              const { [role]: _, ...others } = lists;
              onChange(own === undefined ? others : { ...others, [role]: own });
            }}
          />
        </Disclosure>
      ))}
    </div>
  );
}

interface RoleListProps {
  readonly role: DashboardRole;
  readonly own: readonly string[] | undefined;
  readonly usual: readonly string[];
  readonly onChange: (own: readonly string[] | undefined) => void;
}

function RoleList({ own, usual, onChange }: RoleListProps) {
  const { t } = useTexts('courses');
  const shown = own ?? usual;
  const nameOf = (id: string) => {
    const known = homeWidgetIds.find((one) => one === id);
    return known === undefined ? id : t(`widget.${known}`);
  };
  const move = (from: number, to: number) =>
    onChange(shown.toSpliced(from, 1).toSpliced(to, 0, shown[from] ?? ''));
  const others = homeWidgetIds.filter((id) => !shown.includes(id));
  return (
    <Stack $gap={12} $align="start">
      {shown.length === 0 && <Text $tone="secondary">{t('home.nothing')}</Text>}
      <ol style={{ width: '100%' }}>
        {shown.map((id, index) => (
          <Row key={id}>
            <span>{nameOf(id)}</span>
            <Inline $gap={4} $nowrap>
              {index > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('home.upOf', { widget: nameOf(id) })}
                  onClick={() => move(index, index - 1)}
                >
                  {t('home.up')}
                </Button>
              )}
              <IconButton
                icon="close"
                label={t('home.removeOf', { widget: nameOf(id) })}
                onClick={() => onChange(shown.toSpliced(index, 1))}
              />
            </Inline>
          </Row>
        ))}
      </ol>
      <Inline $gap={12}>
        {others.length > 0 && (
          <Select
            label={t('home.add')}
            options={others.map((id) => ({ value: id, label: nameOf(id) }))}
            value={undefined}
            placeholder={t('home.choose')}
            onChange={(id) => onChange([...shown, id])}
          />
        )}
        {own !== undefined && (
          <Button variant="quiet" size="small" icon="undo" onClick={() => onChange(undefined)}>
            {t('home.asUsual')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
