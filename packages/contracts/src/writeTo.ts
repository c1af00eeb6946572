/**
 * Address at which a message to a person is written.
 * @param messages address of the messages, undefined where nobody shows them
 */
export function writeTo(messages: string | undefined, personId: string): string | undefined {
  return messages && `${messages}?${new URLSearchParams({ write: `person:${personId}` })}`;
}
