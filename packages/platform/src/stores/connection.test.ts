import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '../testing/fakeNetwork.ts';
import { setStore } from '../testing/setStore.ts';
import { $connection, retrySeconds, watchConnection, watchedFetch } from './connection.ts';

let end: () => void;
let answers: boolean;
let sent: ReturnType<typeof fakeNetwork>;

function device(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  sent = fakeNetwork(async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  end = watchConnection();
});
afterEach(async () => {
  end();
  setStore($connection, 'online');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the connection', () => {
  it('is asked about at once on a page that was kept, whatever the browser says', async () => {
    answers = false;
    end();
    end = watchConnection(true);
    await settled();
    expect($connection.get()).toBe('unreachable');
  });

  it('asks for nothing while all is well', async () => {
    await watchedFetch('/api/core/me/');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ address }) => address)).toEqual(['/api/core/me/']);
    expect($connection.get()).toBe('online');
  });

  it('is offline when the browser says so, without asking, and back when the server answers', async () => {
    device(false);
    await settled();
    expect([$connection.get(), sent.length]).toEqual(['offline', 0]);
    device(true);
    await settled();
    expect([$connection.get(), sent.map(({ address }) => address)]).toEqual(['online', ['/healthz']]);
  });

  it('is unreachable when a call finds no network though there is one, until the server answers', async () => {
    answers = false;
    await expect(watchedFetch('/api/core/me/')).rejects.toThrow('Failed to fetch');
    await settled();
    expect($connection.get()).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(retrySeconds * 1000);
    expect($connection.get()).toBe('unreachable');
    answers = true;
    await vi.advanceTimersByTimeAsync(retrySeconds * 1000);
    expect($connection.get()).toBe('online');
    const asked = sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(asked);
  });

  it('stays when just one call failed', async () => {
    answers = false;
    await expect(watchedFetch('/api/core/me/')).rejects.toThrow();
    answers = true;
    await settled();
    expect($connection.get()).not.toBe('offline');
    await vi.advanceTimersByTimeAsync(retrySeconds * 1000);
    expect($connection.get()).toBe('online');
  });

  it('does not care for calls that were given up', async () => {
    fakeNetwork(async () => {
      throw new DOMException('given up', 'AbortError');
    });
    await expect(watchedFetch('/api/core/me/')).rejects.toThrow('given up');
    await settled();
    expect($connection.get()).toBe('online');
  });
});
