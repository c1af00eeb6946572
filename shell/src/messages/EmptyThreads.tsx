import type { MessageRecipients } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { Button, EmptyState } from '@learn/ui';
import { relationLabel } from './describeThread.ts';
import { useTexts } from './texts.ts';
import type { useMessagesAddress } from './useMessagesAddress.ts';

interface EmptyThreadsProps {
  readonly address: ReturnType<typeof useMessagesAddress>;
  readonly recipients: MessageRecipients | undefined;
}

/** Why there is nothing, and what one can do about it: by filter, and by the role of the person. */
export function EmptyThreads({ address, recipients }: EmptyThreadsProps) {
  const texts = useTexts();
  const { t } = texts;
  if (address.search !== '' || address.show !== 'all') {
    return (
      <EmptyState
        icon={address.search === '' ? 'chat' : 'search'}
        title={
          address.search === '' && address.show !== 'all'
            ? t(`nothing.${address.show}`)
            : t('nothing.found', { search: address.search })
        }
        action={
          <Button variant="secondary" onClick={() => address.choose({ show: 'all', search: '' })}>
            {t('nothing.showAll')}
          </Button>
        }
      />
    );
  }
  const [person] = recipients?.persons ?? [];
  const [audience] = recipients?.audiences ?? [];
  const target = audience
    ? audience.session
      ? `session:${audience.session.id}`
      : `course:${audience.course.id}`
    : person && `person:${person.id}`;
  return (
    <EmptyState
      icon="chat"
      title={t('empty.title')}
      description={
        audience
          ? t('empty.announcing')
          : person
            ? t('empty.joined', { role: relationLabel(person.relation, person.course, texts) })
            : t('empty.text')
      }
      action={
        target !== undefined && (
          <Button as={Link} to={{ search: address.queryWith({ write: target }) }} variant="secondary">
            {t(audience ? 'empty.announce' : 'empty.write')}
          </Button>
        )
      }
    />
  );
}
