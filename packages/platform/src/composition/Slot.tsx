import type { RegistryEntry, SlotId, Slots, WidgetOnPage } from '@learn/contracts';
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { reportRemoteError } from '../telemetry/remoteReports.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type WidgetOfRemote, widgetsOfSlot } from './registry.ts';
import { RemoteUnavailable, remoteLoader } from './remoteLoader.ts';

interface SlotProps<Id extends SlotId> {
  readonly id: Id;
  readonly properties: Slots[Id];
  /** only these widgets, in this order; all that are contributed when left out */
  readonly widgetIds?: readonly string[];
  /** drawn around each widget */
  readonly frame?: (widget: ReactNode, widgetId: string) => ReactNode;
  readonly skeleton: (height: number) => ReactNode;
  readonly failure: (remote: RegistryEntry, retry: () => void) => ReactNode;
}

/** A place that other remotes fill; a remote that is down leaves its tile with a message, and nothing else suffers. */
export function Slot<Id extends SlotId>({
  id,
  widgetIds,
  frame = (widget) => widget,
  ...rest
}: SlotProps<Id>) {
  const contributed = widgetsOfSlot(id);
  const wanted = widgetIds
    ? widgetIds.flatMap((wantedId) => contributed.filter(({ widget }) => widget.id === wantedId))
    : contributed;
  return wanted.map(({ remote, widget }) => (
    <Fragment key={`${remote.descriptor.name}/${widget.id}`}>
      {frame(<RemoteWidget remote={remote} widget={widget} {...rest} />, widget.id)}
    </Fragment>
  ));
}

type WidgetComponent = ComponentType<Slots[SlotId]>;

interface RemoteWidgetProps
  extends Pick<SlotProps<SlotId>, 'properties' | 'skeleton' | 'failure'>,
    WidgetOfRemote {}

function RemoteWidget({ remote, widget, properties, skeleton, failure }: RemoteWidgetProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ component?: WidgetComponent; error?: unknown }>({});
  const { name, version } = remote.descriptor;
  const report = (error: unknown) =>
    reportRemoteError(error, { name, version }, { event: 'crashes', widget: widget.id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same widget again
  useEffect(() => {
    let current = true;
    loadWidget(name, widget).then(
      (component) => current && setLoaded({ component }),
      (error: unknown) => {
        // what the loader gave up on, it has reported at every attempt
        if (!(error instanceof RemoteUnavailable)) report(error);
        if (current) setLoaded({ error });
      },
    );
    return () => {
      current = false;
    };
  }, [name, version, widget, attempt]);
  const retry = () => {
    setLoaded({});
    setAttempt((count) => count + 1);
  };
  if (loaded.error !== undefined) return failure(remote, retry);
  if (!loaded.component) return skeleton(widget.skeletonHeight);
  const Component = loaded.component;
  return (
    <ErrorBoundary key={attempt} onError={report} fallback={() => failure(remote, retry)}>
      <Component {...properties} />
    </ErrorBoundary>
  );
}

async function loadWidget(remoteName: string, descriptor: WidgetOnPage): Promise<WidgetComponent> {
  const manifest = await remoteLoader().load(remoteName);
  const widget = manifest.widgets.find(({ slot, id }) => slot === descriptor.slot && id === descriptor.id);
  if (!widget) throw new Error(`${remoteName} does not contribute ${descriptor.id}`);
  const component = (await widget.load()) as WidgetComponent | undefined;
  if (!component) throw new Error(`${descriptor.id} of ${remoteName} is no component`);
  return component;
}
