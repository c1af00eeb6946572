import type { RegistryEntry, SlotId, Slots, WidgetOnPage } from '@learn/contracts';
import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { withTexts } from '../i18n/lazyPart.ts';
import { reportRemoteError } from '../telemetry/remoteReports.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type WidgetOfRemote, widgetsOfSlot } from './registry.ts';
import { type RemoteLoader, RemoteUnavailable, remoteLoader } from './remoteLoader.ts';

interface SlotProps<Id extends SlotId> {
  readonly id: Id;
  readonly properties: Slots[Id];
  /** only these widgets, in this order; all that are contributed when left out */
  readonly widgetIds?: readonly string[];
  /** drawn around each widget */
  readonly frame?: (widget: ReactNode, widgetId: string) => ReactNode;
  readonly skeleton: (height: number) => ReactNode;
  /** in place of a widget; without a retry where the remote is switched off, and `killed` of it says why */
  readonly failure: (remote: RegistryEntry, retry: (() => void) | undefined) => ReactNode;
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
      {frame(
        remote.killed === undefined ? (
          <RemoteWidget remote={remote} widget={widget} {...rest} />
        ) : (
          rest.failure(remote, undefined)
        ),
        widget.id,
      )}
    </Fragment>
  ));
}

type WidgetComponent = ComponentType<Slots[SlotId]>;

interface RemoteWidgetProps
  extends Pick<SlotProps<SlotId>, 'properties' | 'skeleton' | 'failure'>,
    WidgetOfRemote {}

function RemoteWidget({ remote, widget, properties, skeleton, failure }: RemoteWidgetProps) {
  const [attempt, setAttempt] = useState(0);
  const { name, version } = remote.descriptor;
  const given = useSameProperties(properties);
  const known = loadedWidgets(remoteLoader());
  const key = keyOf(name, widget);
  const Component = known.get(key) ?? lazy(async () => ({ default: await loadComponent(name, widget) }));
  known.set(key, Component);
  const onError = (error: unknown) => {
    // whoever draws it next tries again
    known.delete(key);
    // what the loader gave up on, it has reported at every attempt
    if (error instanceof RemoteUnavailable) return;
    reportRemoteError(error, { name, version }, { event: 'crashes', widget: widget.id });
  };
  // React shows the skeleton in place of what the server has drawn where it draws this again before the widget is loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: a skeleton is the same whoever draws it
  const drawn = useMemo(
    () => (
      <Suspense fallback={skeleton(widget.skeletonHeight)}>
        <Component {...given} />
      </Suspense>
    ),
    [Component, given, widget.skeletonHeight],
  );
  return (
    <ErrorBoundary
      key={attempt}
      onError={onError}
      fallback={() => (
        <Failed remote={remote} failure={failure} retry={() => setAttempt((count) => count + 1)} />
      )}
    >
      {drawn}
    </ErrorBoundary>
  );
}

interface FailedProps extends Pick<RemoteWidgetProps, 'remote' | 'failure'> {
  readonly retry: () => void;
}

/** Widgets that show that their remote is down, with how each tries again. */
const failedWidgets = new Map<() => void, string>();

/** In place of a widget; whoever tries one again tries all of its remote that failed. */
function Failed({ remote, failure, retry }: FailedProps) {
  const { name } = remote.descriptor;
  useEffect(() => {
    failedWidgets.set(retry, name);
    return () => void failedWidgets.delete(retry);
  }, [retry, name]);
  return failure(remote, () => {
    for (const [tryAgain, of] of [...failedWidgets]) if (of === name) tryAgain();
  });
}

/** The same object as long as the same is in it. */
function useSameProperties(properties: Slots[SlotId]): Slots[SlotId] {
  const [given, setGiven] = useState(properties);
  if (isSame(given, properties)) return given;
  setGiven(properties);
  return properties;
}

/** Whether two values are the same, lists and objects by what they hold. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => isSame(value, Reflect.get(other, name)))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

type WidgetKey = Pick<WidgetOnPage, 'slot' | 'id'>;

function keyOf(remote: string, { slot, id }: WidgetKey): string {
  return `${remote}/${slot}/${id}`;
}

const widgets = new WeakMap<RemoteLoader, Map<string, WidgetComponent>>();

/** The components of widgets that were drawn, or loaded, before. */
function loadedWidgets(loader: RemoteLoader): Map<string, WidgetComponent> {
  const known = widgets.get(loader) ?? new Map<string, WidgetComponent>();
  widgets.set(loader, known);
  return known;
}

/**
 * Loads a widget, to be drawn without waiting.
 * @throws RemoteUnavailable, or Error where the remote does not contribute it
 */
export async function loadWidget(remote: string, widget: WidgetKey): Promise<void> {
  const component = await loadComponent(remote, widget);
  loadedWidgets(remoteLoader()).set(keyOf(remote, widget), component);
}

async function loadComponent(remote: string, { slot, id }: WidgetKey): Promise<WidgetComponent> {
  const manifest = await remoteLoader().load(remote);
  const widget = manifest.widgets.find((candidate) => candidate.slot === slot && candidate.id === id);
  if (!widget) throw new Error(`${remote} does not contribute ${id}`);
  const texts = widget.texts?.map((part) => `${remote}/${part}`) ?? [];
  const component = (await withTexts<unknown>(widget.load, ...texts)) as WidgetComponent | undefined;
  if (!component) throw new Error(`${id} of ${remote} is no component`);
  return component;
}
