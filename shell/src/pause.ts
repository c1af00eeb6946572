/** Ends the task, so that the browser can paint and answer a press, and goes on right afterwards. */
export function pause(): Promise<void> {
  // not in every browser
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
