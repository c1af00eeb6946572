import { color, Figure, Heading, Icon, Text } from '@learn/ui';
import { LineLink, Lines, type Week } from './weekShape.ts';
import { useTexts } from './weekTexts.ts';

/** How much was completed this week, with the time that it takes, and what came last. */
export function WeekDone({ done: { count, minutes, latest } }: { done: Week['done'] }) {
  const { t, about } = useTexts();
  const time = about(minutes);
  return (
    <div>
      <Heading level={3} size={16}>
        {t('done')}
      </Heading>
      {count === 0 ? (
        <Text $tone="secondary">{t('nothingDone')}</Text>
      ) : (
        <>
          <Figure value={count}>
            {[t('doneCount', { count }), ...(time === undefined ? [] : [time])].join(', ')}
          </Figure>
          <Lines>
            {latest.map(({ title, url }) => (
              <li key={url}>
                <Icon name="check" color={color.finished} />
                <LineLink to={url}>{title}</LineLink>
              </li>
            ))}
          </Lines>
        </>
      )}
    </div>
  );
}
