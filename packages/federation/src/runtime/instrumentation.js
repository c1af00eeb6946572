// Stands in for what tells observers of the router about its work: this platform has none.
const unused = () => {
  throw new Error('This part of the router is left out of the build');
};

/** Nobody observes the navigation. */
const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export {
  consumeInstrumentationClientResultMetaReceiver,
  unused as getRouteInstrumentationUpdates,
  unused as instrumentationResultMetaContext,
  unused as instrumentClientSideRouter,
  unused as instrumentHandler,
};
