import { lockFolder } from '../../src/database/folderLock.ts';

// One process of `raceForLock`: says that it is ready, tries at the moment that it is told, and holds until it is killed.
const [, , file = ''] = process.argv;

process.on('message', async (at: number) => {
  // Timers are too coarse: all contenders must try within the same fraction of a millisecond.
  while (performance.timeOrigin + performance.now() < at);
  const outcome = await lockFolder(file).then(
    () => 'held',
    (error: unknown) => String(error),
  );
  process.send?.(outcome);
});
process.send?.('ready');
