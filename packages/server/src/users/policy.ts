import { ownOnly } from '../access/definePolicy.ts';

export const mayReadProfileLists = ownOnly('Everybody who is logged in sees what there is to choose from.');

export const mayRequestErasure = ownOnly('Everybody asks for the erasure of their own data.');

export const mayChangePhoto = ownOnly('Everybody changes their own photo.');

export const mayDownloadData = ownOnly('Everybody downloads what is stored about themselves.');

export const mayChangeProfile = ownOnly('Everybody reads and changes their own profile only.');

export const mayManageDevices = ownOnly('Everybody sees and logs out their own devices.');
