// Preloaded (`node --import`) by the processes that a command starts. When the parent is gone, even by SIGKILL, the
// process ends by itself instead of keeping its port.
const CHECK_MS = 300;
const parent = process.ppid;
let isEnding = false;

function end() {
  if (isEnding) return;
  isEnding = true;
  process.kill(process.pid, 'SIGTERM');
}

process.on('disconnect', end);
process.channel?.unref();
// A parent that opened no channel: the system hands its orphans to another process.
setInterval(() => process.ppid !== parent && end(), CHECK_MS).unref();
