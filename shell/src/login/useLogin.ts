import { problemOf } from '@learn/platform';
import { login } from '@learn/platform/shell';
import { type FormEvent, useState } from 'react';
import { useTexts } from './texts.ts';

interface LoginState {
  readonly busy: boolean;
  /** what went wrong, in the language of the screen */
  readonly failure: string | undefined;
  readonly missing: { readonly username?: string; readonly password?: string };
}

/**
 * Sends the login form. Nothing is sent while a field is empty (specification §5), and what was typed stays.
 * @param next where a success leads; a full load, so that the server writes the person's data into the page
 */
export function useLogin(next: string): {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  state: LoginState;
} {
  const { t } = useTexts();
  const [state, setState] = useState<LoginState>({ busy: false, failure: undefined, missing: {} });
  const failureText = (error: unknown): string => {
    const { code, explanation } = problemOf(error);
    if (code === 'login_failed') return `${t('failed')}. ${t('failedHint')}`;
    return explanation || t('unreachable');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const username = String(data.get('username')).trim();
    const password = String(data.get('password')).trim();
    const missing = {
      ...(username === '' ? { username: t('usernameMissing') } : {}),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
    };
    if (username === '' || password === '') {
      setState({ busy: false, failure: undefined, missing });
      form
        .querySelector<HTMLInputElement>(`input[name=${username === '' ? 'username' : 'password'}]`)
        ?.focus();
      return;
    }
    setState({ busy: true, failure: undefined, missing: {} });
    try {
      await login(username, password);
      window.location.assign(next);
    } catch (error) {
      setState({ busy: false, failure: failureText(error), missing: {} });
    }
  };
  return { submit: (event) => void submit(event), state };
}
