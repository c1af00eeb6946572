import { startS3Server } from '@learn/server/bucket';

// A bucket in a process of its own, for measurements whose load would hold it up; ends with the one that forked it.
const bucket = await startS3Server();
process.send?.(bucket.settings);
process.once('disconnect', async () => {
  await bucket[Symbol.asyncDispose]();
  process.exit();
});
