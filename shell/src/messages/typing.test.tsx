import { fakeNetwork, json, type SentCall } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  fill,
  message,
  open,
  talk,
  thread,
  withAudience,
  withEmptyWorld,
  withMentor,
  world,
} from '../testing/messagesWorld.tsx';

withEmptyWorld();

const posts = (sent: readonly SentCall[]) =>
  sent.filter(({ method, address }) => method === 'POST' && !address.includes('/read/'));

/** A server that takes its time; call it to let it answer. */
function slowly(response: () => Response): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  world.write = () => promise.then(response);
  return resolve;
}

const written = () => json({ thread_id: 'talk', message: message('new', { own: true, text: 'Hallo' }) });

const withTwo = {
  persons: [
    ...(withMentor.persons ?? []),
    ...(withMentor.persons ?? []).map((person) => ({ ...person, id: 'urs', first_name: 'Urs' })),
  ],
};

describe('what is typed while an answer is on its way', () => {
  beforeEach(() => {
    world.threads = [talk()];
  });

  it('stays in the field', async () => {
    const arrive = slowly(written);
    fakeNetwork(answer);
    await open('/messages?thread=talk');
    const field = await screen.findByLabelText('Nachricht an Sandra');
    fill(field, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    fill(field, 'Hallo Sandra, noch etwas');
    arrive();
    expect(await screen.findByText(/^Gesendet/)).toBeInTheDocument();
    expect(field).toHaveValue('Sandra, noch etwas');
  });

  it('comes after what is taken back', async () => {
    fakeNetwork(answer);
    await open('/messages?thread=talk');
    const field = await screen.findByLabelText('Nachricht an Sandra');
    fill(field, 'Hallo');
    await userEvent.click(screen.getByText('Senden'));
    const arrive = slowly(() => new Response(null, { status: 204 }));
    await userEvent.click(await screen.findByText('Rückgängig'));
    fill(field, 'noch etwas');
    arrive();
    await waitFor(() => expect(field).toHaveValue('Hallo\nnoch etwas'));
  });
});

describe('a new message', () => {
  it('is sent once, and keeps what is typed meanwhile', async () => {
    Object.assign(world, { recipients: withMentor, threads: [talk()] });
    const arrive = slowly(written);
    const sent = fakeNetwork(answer);
    const { router } = await open('/messages?write=person%3Asandra');
    const field = await screen.findByLabelText('Text');
    const form = screen.getByRole('form', { name: 'Nachricht schreiben' });
    fill(field, 'Hallo');
    await userEvent.click(within(form).getByText('Senden'));
    fill(field, 'Hallo, noch etwas');
    (form as HTMLFormElement).requestSubmit();
    arrive();
    await waitFor(() => expect(router.state.location.search).toBe('?thread=talk'));
    expect(posts(sent)).toHaveLength(1);
    await router.navigate('/messages?write=person%3Asandra');
    expect(await screen.findByLabelText('Text')).toHaveValue(', noch etwas');
  });

  it('goes to the recipient of the link, also when a text was begun for another one', async () => {
    world.recipients = withTwo;
    fakeNetwork(answer);
    const { router } = await open('/messages?write=person%3Asandra');
    fill(await screen.findByLabelText('Text'), 'Liebe Sandra');
    await router.navigate('/messages?write=person%3Aurs');
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(''));
    expect(screen.getByLabelText('An')).toHaveValue('Urs Huber · Lernbegleitung');
    await router.navigate('/messages?write=person%3Asandra');
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Liebe Sandra'));
  });

  it('goes to no recipient once the choice was removed', async () => {
    world.recipients = withTwo;
    const sent = fakeNetwork(answer);
    await open('/messages?write=person%3Asandra');
    fill(await screen.findByLabelText('Text'), 'Hallo');
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl entfernen' }));
    expect(screen.getByLabelText('An')).toHaveValue('');
    await userEvent.click(screen.getByText('Senden'));
    expect(screen.getByRole('alert')).toHaveTextContent('Wähle, wem du schreibst.');
    expect(posts(sent)).toEqual([]);
  });

  it('is discarded after a question only', async () => {
    Object.assign(world, { recipients: withAudience, threads: [thread('a')] });
    fakeNetwork(answer);
    const { router } = await open('/messages?write=session%3Asession');
    const field = await screen.findByLabelText('Text');
    fill(field, 'Zimmer 12');
    await userEvent.click(screen.getByText('Verwerfen'));
    const question = await screen.findByRole('dialog', { name: 'Entwurf verwerfen?' });
    await userEvent.click(within(question).getByText('Weiter schreiben'));
    expect(field).toHaveValue('Zimmer 12');
    await userEvent.click(screen.getByText('Verwerfen'));
    await userEvent.click(await screen.findByText('Entwurf verwerfen'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await router.navigate('/messages?write=session%3Asession');
    expect(await screen.findByLabelText('Text')).toHaveValue('');
    await userEvent.click(screen.getByText('Verwerfen'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
