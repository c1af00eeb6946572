import type { Notification } from '@learn/contracts';
import { useLinks, useNow } from '@learn/platform';
import { Link, useSearchParams } from '@learn/platform/router';
import {
  Button,
  Card,
  Container,
  color,
  EmptyState,
  ErrorPanel,
  FilterPills,
  fontSize,
  Heading,
  Inline,
  Notice,
  PageHeader,
  Stack,
  space,
  Text,
  TextLink,
  WithAside,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { RowsSkeleton } from '../lists/RowsSkeleton.tsx';
import { dayName } from './dayName.ts';
import { groupByDay } from './groupByDay.ts';
import { MarkNotice } from './MarkNotice.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { queryOf, type Show, showOf, shows } from './show.ts';
import { useTexts } from './texts.ts';
import { useMarkAll } from './useMarkAll.ts';
import { useNotificationPages } from './useNotificationPages.ts';

const Day = styled.section`
  & > ul > li:last-child {
    border-bottom: 1px solid ${color.line};
  }
`;

const DayName = styled.div`
  padding: ${space[8]} 0;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
`;

/** All notifications of the person, by day (specification §2, domain decisions §12). */
export function NotificationsPage() {
  const { t } = useTexts();
  const links = useLinks();
  const [parameters, setParameters] = useSearchParams();
  const show = showOf(parameters.get('show'));
  const { items, count, error, reload, more, loadMore } = useNotificationPages(show);
  const marking = useMarkAll(queryOf(show));
  const choose = (next: Show) => {
    marking.forget();
    setParameters(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true });
  };
  const settings = links.settings();
  const complete = count === undefined || items.length >= count;
  return (
    <Container>
      <PageHeader title={t('title')} lead={t('subtitle')} />
      <WithAside>
        <Stack $gap={24}>
          <FilterPills
            label={t('filter')}
            options={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
            value={show}
            unset="all"
            onChange={choose}
          />
          {error === undefined && (
            <Inline $justify="space-between">
              <Text $tone="secondary" role="status">
                {count === undefined ? t('loading') : counted()}
              </Text>
              {items.some(({ unread }) => unread) && (
                <Button variant="secondary" size="small" icon="check" onClick={() => void marking.markAll()}>
                  {t('allRead')}
                </Button>
              )}
            </Inline>
          )}
          {marking.outcome && (
            <MarkNotice outcome={marking.outcome} onUndo={(ids) => void marking.undo(ids)} />
          )}
          {error !== undefined && (
            <ErrorPanel title={t('failed')} description={t('failedHint')} retry={{ onRetry: reload }} />
          )}
          {count === undefined && error === undefined && (
            <RowsSkeleton label={t('loading')} rows={6} lines={2} />
          )}
          {count === 0 && <Nothing show={show} onShowAll={() => choose('all')} />}
          <DayList items={items} onFailure={marking.fail} />
          {more === 'failed' && (
            <Notice tone="failed" role="alert">
              {t('failed')}. {t('failedHint')}
            </Notice>
          )}
          {!complete && (
            <div>
              <Button variant="secondary" loading={more === 'loading'} onClick={() => void loadMore()}>
                {t('more')}
              </Button>
            </div>
          )}
        </Stack>
        {settings !== undefined && (
          <Card as="section" aria-labelledby="notification-settings">
            <Stack $gap={8} $align="start">
              <Heading level={2} size={18} id="notification-settings">
                {t('settings.title')}
              </Heading>
              <Text $tone="secondary">{t('settings.text')}</Text>
              <TextLink as={Link} to={settings}>
                {t('settings.link')}
              </TextLink>
            </Stack>
          </Card>
        )}
      </WithAside>
    </Container>
  );

  function counted(): string {
    const all = t('count', { count: count ?? 0 });
    return complete ? all : t('shown', { shown: items.length, count: all });
  }
}

interface DayListProps {
  readonly items: readonly Notification[];
  readonly onFailure: () => void;
}

function DayList({ items, onFailure }: DayListProps) {
  const { language } = useTexts();
  const now = useNow();
  return groupByDay(items).map(({ day, things }) => (
    <Day key={day} aria-labelledby={`day-${day}`}>
      <DayName>
        <Heading level={2} size={16} id={`day-${day}`}>
          {dayName(day, now, language)}
        </Heading>
      </DayName>
      <ul>
        {things.map((item) => (
          <NotificationItem key={item.id} item={item} now={now} detailed onFailure={onFailure} />
        ))}
      </ul>
    </Day>
  ));
}

function Nothing({ show, onShowAll }: { readonly show: Show; readonly onShowAll: () => void }) {
  const { t } = useTexts();
  if (show === 'all')
    return <EmptyState icon="bell" title={t('empty.title')} description={t('empty.text')} />;
  return (
    <EmptyState
      icon="bell"
      title={show === 'unread' ? t('empty.unread') : t('empty.filtered', { filter: t(`show.${show}`) })}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('empty.showAll')}
        </Button>
      }
    />
  );
}
