import { $language, $user } from '@learn/platform';
import { setErrorReporter } from '@learn/platform/shell';
import { courseSession, fakeNetwork, json, remoteEntry, userProfile } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { Footer } from './Footer.tsx';

beforeEach(() => setErrorReporter(() => undefined));
afterEach(() => vi.unstubAllGlobals());

describe('the footer', () => {
  it.each([
    ['local', true],
    ['stage', true],
    ['prod', false],
  ] as const)('in %s shows the build: %s', async (mode, shown) => {
    await renderPart(<Footer />, { page: { mode } });
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Lernkreis`);
    expect(screen.queryByText('Build abc1234') !== null).toBe(shown);
  });
});

describe('its links', () => {
  it('lead to what the operator says of himself, in the language of the screen', async () => {
    fakeNetwork(({ method }) => json(method === 'PUT' ? userProfile({ language: 'fr' }) : []));
    await renderPart(<Footer />);
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/legal/de/privacy');
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      'https://impressum.example/',
    );
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
      'href',
      'mailto:hilfe@lernkreis.example',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    const privacy = await screen.findByRole('link', { name: 'Protection des données' });
    expect(privacy).toHaveAttribute('href', '/legal/fr/privacy');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Orbis');
  });

  it('are left out where the operator has no such page', async () => {
    await renderPart(<Footer />, { page: { privacyUrl: '', imprintUrl: '' } });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Kontakt']);
  });
});

describe('the offer to buy the course', () => {
  const registry = { remotes: [remoteEntry('mfe-onboarding', { mounts: ['/onboarding/*'] })] };
  const mentor = courseSession({ id: 's1', role: 'LEARNING_MENTOR' });
  const member = courseSession({ id: 's2', role: 'MEMBER' });

  it.each([
    ['a learning mentor of vv in the course', `/course/${slug}/learning-mentor`, [mentor]],
    ['a learning mentor of vv on the dashboard', '/', [mentor]],
  ])('is there for %s', async (_who, address, courseSessions) => {
    await renderPart(<Footer />, { address, page: { registry, courseSessions } });
    expect(screen.getByRole('link', { name: 'Lehrgang kaufen' })).toHaveAttribute(
      'href',
      '/onboarding/vv-de/account/confirm',
    );
  });

  it.each([
    ['a participant', [member], registry],
    ['a learning mentor who is a participant, too', [mentor, member], registry],
    ['a learning mentor of uk', [courseSession({ role: 'LEARNING_MENTOR', courseType: 'uk' })], registry],
    ['a learning mentor while no remote sells anything', [mentor], { remotes: [] }],
  ])('is not there for %s', async (_who, courseSessions, remotes) => {
    await renderPart(<Footer />, { page: { registry: remotes, courseSessions } });
    expect(screen.queryByRole('link', { name: 'Lehrgang kaufen' })).not.toBeInTheDocument();
  });
});

describe('the choice of language', () => {
  it('has the languages that the operator offers', async () => {
    await renderPart(<Footer />, { page: { languages: ['de', 'it'] } });
    const list = screen.getByRole('list', { name: 'Sprache' });
    expect(list).toHaveTextContent('DeutschItaliano');
  });

  it('changes texts, page and profile', async () => {
    const sent = fakeNetwork(({ method }) => json(method === 'PUT' ? userProfile({ language: 'fr' }) : []));
    await renderPart(<Footer />);
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect($user.get()?.language).toBe('fr'));
    expect(screen.getByRole('list', { name: 'Langue' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    expect(document.documentElement.lang).toBe('fr');
    expect(sent[0]).toEqual(
      expect.objectContaining({ method: 'PUT', address: '/api/core/me/', body: { language: 'fr' } }),
    );
  });

  it('is there for visitors, and is not sent anywhere', async () => {
    const sent = fakeNetwork(() => json({}));
    await renderPart(<Footer />, { page: { user: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
    expect(await screen.findByRole('list', { name: 'Lingua' })).toBeInTheDocument();
    expect($language.get()).toBe('it');
    expect(sent).toEqual([]);
  });

  it('says when it could not be saved, until it could', async () => {
    let up = false;
    fakeNetwork(({ method }) => {
      if (!up) return json({ code: 'internal_error' }, 500);
      return json(method === 'PUT' ? userProfile({ language: 'de' }) : []);
    });
    await renderPart(<Footer />);
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La langue n’a pas pu être enregistrée');
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
