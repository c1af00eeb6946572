import { openToEveryone } from '../access/definePolicy.ts';

export const mayReadDescription = openToEveryone('The description holds nothing but what the source says.');
