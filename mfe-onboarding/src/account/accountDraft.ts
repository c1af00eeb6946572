/** What a newcomer has entered in this browser; never the password. */
export interface AccountDraft {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** the mail is on its way */
  readonly sent: boolean;
}

export const accountDraftKey = 'onboarding/account';

export const emptyAccount: AccountDraft = { email: '', first_name: '', last_name: '', sent: false };

export function isAccountDraft(value: unknown): value is AccountDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { email, first_name, last_name, sent } = value as Readonly<Record<keyof AccountDraft, unknown>>;
  return (
    [email, first_name, last_name].every((text) => typeof text === 'string') && typeof sent === 'boolean'
  );
}
