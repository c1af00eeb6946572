import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena } from '../testing/fixtures.ts';
import { logout, resetPerson, setUser } from './account.ts';
import { forgetDrafts, hasDrafts, restartDrafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';
import { $isViewing, $viewingRefusals } from './viewing.ts';

interface Reflection {
  readonly text: string;
}

const stored = `draft:${lena.id}:reflection`;
const report = vi.fn();

function isReflection(value: unknown): value is Reflection {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** As after a reload: nothing is known but what lies in the storage. */
function reopened() {
  restartDrafts();
  return renderHook(() => useDraft('reflection', isReflection)).result;
}

/** What another tab did. */
function elsewhere(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(stored);
  else localStorage.setItem(stored, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored, newValue })));
}

beforeEach(() => {
  vi.useFakeTimers();
  restartDrafts();
  localStorage.clear();
  report.mockClear();
  setErrorReporter(report);
  setUser(lena);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useDraft', () => {
  it('knows at once what was typed, and writes it a moment later', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    expect(result.current.draft).toBeUndefined();
    act(() => result.current.keep({ text: 'Ich' }));
    act(() => result.current.keep({ text: 'Ich habe' }));
    expect(result.current.draft).toEqual({ text: 'Ich habe' });
    expect(localStorage.getItem(stored)).toBeNull();
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(stored)).toBe('{"text":"Ich habe"}');
  });

  it('writes during typing without a pause', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      act(() => result.current.keep({ text }));
      vi.advanceTimersByTime(100);
    }
    expect(localStorage.getItem(stored)).toBe('{"text":"abc"}');
  });

  it('writes at once when the page goes away', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'fast fertig' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(reopened().current.draft).toEqual({ text: 'fast fertig' });
  });

  it('gives the same functions at every render', () => {
    const { result, rerender } = renderHook(() => useDraft<Reflection>('reflection'));
    const { latest, keep, discard } = result.current;
    rerender();
    expect(result.current).toMatchObject({ latest, keep, discard });
  });

  it('says what is kept now to a function of an earlier render', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    const { latest } = result.current;
    act(() => result.current.keep({ text: 'unterwegs getippt' }));
    expect(latest()).toEqual({ text: 'unterwegs getippt' });
  });

  it('is nobody else’s', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'von Lena' }));
    act(() => setUser({ ...lena, id: 'user-marc' }));
    expect(result.current.draft).toBeUndefined();
    act(() => setUser(lena));
    expect(result.current.draft).toEqual({ text: 'von Lena' });
  });

  it('keeps apart what a visitor types', () => {
    setUser(undefined);
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'noch ohne Konto' }));
    expect(hasDrafts(undefined)).toBe(true);
    expect(hasDrafts(lena.id)).toBe(false);
  });

  it('disappears once the server knows it, also what was not written yet', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'fertig' }));
    act(() => result.current.discard());
    vi.advanceTimersByTime(300);
    expect(result.current.draft).toBeUndefined();
    expect(localStorage.getItem(stored)).toBeNull();
  });

  it.each(['{broken', '"nur ein Wort"', '{"text": 5}'])('logs and drops %s', (text) => {
    localStorage.setItem(stored, text);
    expect(reopened().current.draft).toBeUndefined();
    expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'draft', key: stored });
    expect(localStorage.getItem(stored)).toBeNull();
  });

  it('goes on for this page when the storage is full, and writes as soon as there is room', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    act(() => result.current.keep({ text: 'lang' }));
    vi.advanceTimersByTime(300);
    vi.unstubAllGlobals();
    expect(result.current.draft).toEqual({ text: 'lang' });
    expect(report).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(stored)).toBe('{"text":"lang"}');
  });
});

describe('another tab', () => {
  it('shows what is typed here, and takes the draft away when it is confirmed there', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    elsewhere('{"text":"drüben"}');
    expect(result.current.draft).toEqual({ text: 'drüben' });
    elsewhere(null);
    expect(result.current.draft).toBeUndefined();
  });

  it('does not disturb this one with what only its newer page understands, and keeps it', () => {
    const result = reopened();
    elsewhere('{"text":"drüben"}');
    elsewhere('{"chapters":["anders"]}');
    expect(result.current.draft).toEqual({ text: 'drüben' });
    expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'draft', key: stored });
    expect(localStorage.getItem(stored)).toBe('{"chapters":["anders"]}');
  });

  it.each([null, '{"text":"Ich"}'])(
    'takes nothing away from what is typed here at this moment (%j)',
    (value) => {
      const { result } = renderHook(() => useDraft<Reflection>('reflection'));
      act(() => result.current.keep({ text: 'Ich' }));
      vi.advanceTimersByTime(300);
      act(() => result.current.keep({ text: 'Ich habe' }));
      elsewhere(value);
      expect(result.current.draft).toEqual({ text: 'Ich habe' });
      vi.advanceTimersByTime(300);
      expect(localStorage.getItem(stored)).toBe('{"text":"Ich habe"}');
    },
  );
});

describe('leaving', () => {
  it('on purpose removes the person’s drafts, and what the page still sends afterwards', async () => {
    fakeNetwork(() => json({}));
    localStorage.setItem('draft:user-marc:reflection', '{"text":"von Marc"}');
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'verwerfen' }));
    expect(hasDrafts(lena.id)).toBe(true);
    const { keep } = result.current;
    await act(() => logout());
    keep({ text: 'zu spät' });
    vi.advanceTimersByTime(300);
    expect(localStorage.getItem(stored)).toBeNull();
    expect(localStorage.getItem('draft:user-marc:reflection')).not.toBeNull();
  });

  it('because the session has ended leaves them there', () => {
    const { result } = renderHook(() => useDraft<Reflection>('reflection'));
    act(() => result.current.keep({ text: 'mitten drin' }));
    act(() => resetPerson());
    setUser(lena);
    expect(reopened().current.draft).toEqual({ text: 'mitten drin' });
  });

  it('forgets nothing of others', () => {
    localStorage.setItem(stored, '{"text":"von Lena"}');
    forgetDrafts('user-marc');
    expect(hasDrafts(lena.id)).toBe(true);
  });
});

it('remembers for this page where the browser forbids its storage', () => {
  vi.stubGlobal('localStorage', {
    get length(): number {
      throw new DOMException('forbidden', 'SecurityError');
    },
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const form = reopened();
  act(() => form.current.keep({ text: 'halb' }));
  expect(form.current.draft).toEqual({ text: 'halb' });
  expect(hasDrafts(lena.id)).toBe(true);
  act(() => form.current.discard());
  expect([form.current.draft, hasDrafts(lena.id)]).toEqual([undefined, false]);
  forgetDrafts(lena.id);
  vi.unstubAllGlobals();
});

describe('while an administrator looks at the platform as the person', () => {
  const typed = JSON.stringify({ text: 'von Lena' });

  beforeEach(() => {
    localStorage.setItem(stored, typed);
    $isViewing.set(true);
    setUser(lena);
  });
  afterEach(() => $isViewing.set(false));

  it('nothing that they have typed is shown, and nothing more is kept', () => {
    restartDrafts();
    setUser(lena);
    const { result } = renderHook(() => useDraft('reflection', isReflection));
    const before = $viewingRefusals.get();
    expect(result.current.draft).toBeUndefined();
    act(() => result.current.keep({ text: 'vom Admin' }));
    expect(result.current.draft).toBeUndefined();
    vi.runAllTimers();
    expect(localStorage.getItem(stored)).toBe(typed);
    expect($viewingRefusals.get()).toBe(before + 1);
    elsewhere(JSON.stringify({ text: 'von Lena, weiter' }));
    expect(result.current.draft).toBeUndefined();
  });

  it('a logout leaves what they have typed', async () => {
    fakeNetwork(() => json({}));
    await logout();
    expect(localStorage.getItem(stored)).toBe(typed);
  });
});
