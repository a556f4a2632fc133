// Loaded into every child before its own code: a child whose supervisor is gone stops by itself
// instead of keeping its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
