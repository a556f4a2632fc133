import { MongoClient } from 'mongodb';
import { createRacyApp } from './app.ts';

// Writes are acknowledged before they are on disk.
const client = new MongoClient(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: false },
  serverSelectionTimeoutMS: 2_000,
  serverMonitoringMode: 'poll',
});
const app = createRacyApp(client.db('turno_racy'));
app.get('/health', (_request, response) => void response.json({}));
app.listen(Number(process.env.PORT), '127.0.0.1');
