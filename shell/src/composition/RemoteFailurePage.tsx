import type { RegistryEntry } from '@learn/contracts';
import { $connection, useStore } from '@learn/platform';
import { Link, useLocation, useNavigate } from '@learn/platform/router';
import { Container, ErrorPanel, Stack, space, TextLink } from '@learn/ui';
import { useState } from 'react';
import { router } from '../currentRouter.ts';
import { $navigation } from '../navigation/navigation.ts';
import { NotKept } from '../offline/NotKept.tsx';
import { useTexts } from '../texts.ts';
import { patchRemote } from './patchRemote.ts';

interface RemoteFailurePageProps {
  readonly remote: RegistryEntry;
  readonly titleKey?: 'failure.title' | 'failure.crashed';
}

/** Names what is missing, what still works, and tries again without a reload; where it is switched off, says why instead. */
export function RemoteFailurePage({ remote, titleKey = 'failure.title' }: RemoteFailurePageProps) {
  const { t, language } = useTexts();
  const offline = useStore($connection) === 'offline';
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const { killed } = remote;
  const { title, name, version } = remote.descriptor;
  const others = useStore($navigation).filter((entry) => entry.remote !== name && entry.killed === undefined);
  const retry = async () => {
    setBusy(true);
    const worked = await patchRemote(remote, location.pathname, (id, routes) =>
      router().patchRoutes(id, routes),
    );
    if (worked) {
      // a navigation alone loads no page when the same address has a hash
      await router().revalidate();
      await navigate(`${location.pathname}${location.search}${location.hash}`, { replace: true });
    }
    setBusy(false);
  };
  if (offline) return <NotKept />;
  return (
    <Container style={{ paddingTop: space[32] }}>
      <ErrorPanel
        level={1}
        title={t(killed === undefined ? titleKey : 'failure.off', { area: title[language] })}
        description={killed ?? t('failure.description')}
        retry={killed === undefined ? { onRetry: () => void retry(), busy } : undefined}
        stillWorks={{
          title: t('failure.stillWorks'),
          children: (
            <Stack>
              <TextLink as={Link} to="/">
                {t('navigation.dashboard')}
              </TextLink>
              {others.map((entry) => (
                <TextLink as={Link} key={entry.href} to={entry.href}>
                  {entry.label[language]}
                </TextLink>
              ))}
            </Stack>
          ),
        }}
        support={{ text: t('failure.support'), id: `${name}@${version}` }}
      />
    </Container>
  );
}
