import express, { type Response } from 'express';

// The least that could notify watchers of a call: no database, no rules, one process.
const watchers = new Set<Response>();
const app = express();
app.use(express.json());
app.get('/events', (request, response) => {
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.flushHeaders();
  watchers.add(response);
  request.on('close', () => watchers.delete(response));
});
app.post('/next', (request, response) => {
  const frame = `data: ${JSON.stringify(request.body)}\n\n`;
  for (const watcher of watchers) watcher.write(frame);
  response.status(204).end();
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
