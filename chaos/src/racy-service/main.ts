import { MongoClient } from 'mongodb';
import { createNaiveApp } from './app.ts';

// Acknowledged before it is on the disk, as drivers do unless told otherwise.
const client = new MongoClient(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: false },
  serverSelectionTimeoutMS: 2_000,
  serverMonitoringMode: 'poll',
});
const app = createNaiveApp(client.db('turno_naive'));
app.get('/health', (_request, response) => void response.json({}));
app.listen(Number(process.env.PORT), '127.0.0.1');
