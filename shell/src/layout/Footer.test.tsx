import { $language, $user, setErrorReporter } from '@learn/platform';
import { userProfile } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { json, stubFetch } from '../testing/stubFetch.ts';
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

describe('the choice of language', () => {
  it('changes texts, page and profile', async () => {
    const sent = stubFetch(({ method }) => json(method === 'PUT' ? userProfile({ language: 'fr' }) : []));
    await renderPart(<Footer />);
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect($user.get()?.language).toBe('fr'));
    expect(screen.getByRole('list', { name: 'Langue' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    expect(document.documentElement.lang).toBe('fr');
    expect(sent[0]).toEqual({ method: 'PUT', address: '/api/core/me/', body: { language: 'fr' } });
  });

  it('is there for visitors, and is not sent anywhere', async () => {
    const sent = stubFetch(() => json({}));
    await renderPart(<Footer />, { page: { user: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
    expect(await screen.findByRole('list', { name: 'Lingua' })).toBeInTheDocument();
    expect($language.get()).toBe('it');
    expect(sent).toEqual([]);
  });

  it('says when it could not be saved, until it could', async () => {
    let up = false;
    stubFetch(({ method }) => {
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
