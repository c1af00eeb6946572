interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Whether two lists offer the same choices in the same words. */
export function sameOptions(before: readonly Option[], after: readonly Option[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ value, label, disabled }, index) => {
      const option = after[index];
      return option?.value === value && option.label === label && option.disabled === disabled;
    })
  );
}
