import { describeRemote, inlinedOperation } from '@learn/testing';
import { AdminWidgetsDocument } from './__generated__/graphql.ts';
import remote from './remote.ts';
import { associationWidgets } from './testing/overview.ts';

describeRemote(remote, {
  parameters: {},
  operations: [inlinedOperation(AdminWidgetsDocument, {}, { admin_widgets: associationWidgets })],
});
