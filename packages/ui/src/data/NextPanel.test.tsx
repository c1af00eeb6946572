import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../action/Button.tsx';
import { CircleDiagram } from './CircleDiagram.tsx';
import { Figure } from './Figure.tsx';
import { NextPanel } from './NextPanel.tsx';

it('reads in order: where, what, how long, and the one action', () => {
  const { container } = render(
    <NextPanel
      kicker="Rechtsstreitigkeiten"
      title="Deckung im Strassenverkehr"
      meta="Video, 12 Minuten"
      metaIcon="video"
      diagram={<CircleDiagram sectors={[{ progress: 'none', share: 0 }]} />}
      action={<Button href="/weiter">Weiter geht’s</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Deckung im Strassenverkehr' })).toBeVisible();
  expect(container).toHaveTextContent(
    'RechtsstreitigkeitenDeckung im StrassenverkehrVideo, 12 MinutenWeiter geht’s',
  );
});

it('Figure puts a space between number and words', () => {
  const { container } = render(<Figure value={24}>von 40</Figure>);
  expect(container.textContent).toBe('24 von 40');
});
