/** Stands in for the streams of Node, into which styled-components can render: first views are rendered without them. */
export class Transform {
  constructor() {
    throw new Error('There are no streams where first views are rendered');
  }
}
