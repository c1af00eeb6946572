import { formatDayAsOf, formatTime } from '@learn/domain';
import { useLinks, useNow } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, Figure, Heading, Icon, Meta, Text, TextLink } from '@learn/ui';
import { LineLink, Lines, type Week } from './weekShape.ts';
import { useTexts } from './weekTexts.ts';

/** What is still due until Sunday, with the time that it takes. */
export function WeekDue({ due: { count, minutes, dates } }: { due: Week['due'] }) {
  const { t, language, about } = useTexts();
  const links = useLinks();
  const now = useNow();
  const time = about(minutes);
  return (
    <div>
      <Heading level={3} size={16}>
        {t('due')}
      </Heading>
      {count === 0 ? (
        <Text $tone="secondary">{t('nothingDue')}</Text>
      ) : (
        <>
          <Figure value={count}>
            {[t('dueCount', { count }), ...(time === undefined ? [] : [time])].join(', ')}
          </Figure>
          <Lines>
            {dates.map(({ id, title, subtitle, start, all_day, url }) => {
              const day = formatDayAsOf(start, now, language);
              return (
                <li key={id}>
                  <Icon name="clock" color={color.waiting} />
                  <div>
                    <LineLink to={url}>{title}</LineLink>
                    <Meta>{[subtitle, all_day ? day : `${day}, ${formatTime(start)}`].join(' · ')}</Meta>
                  </div>
                </li>
              );
            })}
          </Lines>
          {count > dates.length && (
            <TextLink as={Link} to={links.dueDates()}>
              {t('all')}
            </TextLink>
          )}
        </>
      )}
    </div>
  );
}
