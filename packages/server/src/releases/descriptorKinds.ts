import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import { remoteDescriptorSchema, shellDescriptorSchema } from './descriptorSchemas.ts';
import type { DescriptorKind } from './resolveRelease.ts';

export const remoteKind: DescriptorKind<RemoteDescriptor> = {
  file: 'remote.json',
  schema: remoteDescriptorSchema,
  showsWithoutEntry: true,
};

export const shellKind: DescriptorKind<ShellDescriptor> = {
  file: 'shell.json',
  schema: shellDescriptorSchema,
  showsWithoutEntry: false,
};
