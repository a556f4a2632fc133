// Preloaded (`node --import`) by the processes that a command starts. When the parent is gone, even by SIGKILL, the
// process ends by itself instead of keeping its port.
const CHECK_MS = 300;
const parent = process.ppid;

// The system hands the children of a dead process to another parent. No listener on the channel to the parent: workers
// inherit this module, and a listener would decide how long they live.
const timer = setInterval(() => {
  if (process.ppid === parent && process.connected !== false) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_MS).unref();
