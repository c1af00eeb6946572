/** Uses a storage of the browser. @returns `otherwise` where it is forbidden, as then it holds nothing */
export function ifAllowed<Outcome>(use: () => Outcome, otherwise: Outcome): Outcome {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
