import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';

let arrive: (title: string) => void = () => undefined;

function LatePage() {
  const [title, setTitle] = useState<string>();
  arrive = setTitle;
  return title === undefined ? <p>Lädt</p> : <h1>{title}</h1>;
}

function Frame() {
  return (
    <>
      <Link to="/second">Weiter</Link>
      <main id="main">
        <Routes>
          <Route path="/" element={<h1>Erste Seite</h1>} />
          <Route path="/second" element={<h1>Zweite Seite</h1>} />
          <Route path="/late" element={<LatePage />} />
          <Route path="/third" element={<h1>Dritte Seite</h1>} />
        </Routes>
      </main>
      <PageAnnouncer />
    </>
  );
}

const open = () => renderPart(<Frame />);

describe('a change of page', () => {
  it('moves the focus to the new heading and announces it', async () => {
    const { router } = await open();
    await act(() => router.navigate('/second'));
    expect(screen.getByRole('heading', { name: 'Zweite Seite' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Zweite Seite');
  });

  it('waits for a heading that arrives late', async () => {
    const { router } = await open();
    await act(() => router.navigate('/late'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => arrive('Späte Seite'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Späte Seite' })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Späte Seite');
  });

  it('no longer waits when the person has gone on', async () => {
    const { router } = await open();
    await act(() => router.navigate('/late'));
    await act(() => router.navigate('/third'));
    expect(screen.getByRole('heading', { name: 'Dritte Seite' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Dritte Seite');
  });
});

describe('what is no change of page', () => {
  it('leaves the focus alone: the first page', async () => {
    await open();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves the focus alone: another query', async () => {
    const { router } = await open();
    const link = screen.getByRole('link', { name: 'Weiter' });
    link.focus();
    await act(() => router.navigate('/?filter=open'));
    expect(link).toHaveFocus();
  });
});
