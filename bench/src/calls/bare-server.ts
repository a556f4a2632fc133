import express from 'express';
import { MongoClient } from 'mongodb';

// The least anybody could write: one conditional update, no rules, no token, no checks.
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: true },
});
const tickets = client.db('turno_bare').collection('waiting');
await tickets.createIndex({ state: 1, number: 1 });
await tickets.insertMany(
  Array.from({ length: Number(process.env.BARE_TICKETS ?? 20_000) }, (_, index) => ({
    number: index + 1,
    state: 'waiting',
  })),
);

const app = express();
app.use(express.json());
app.post('/next', async (_request, response) => {
  const ticket = await tickets.findOneAndUpdate(
    { state: 'waiting' },
    { $set: { state: 'called', executedAt: new Date() } },
    { sort: { number: 1 }, returnDocument: 'after' },
  );
  response.status(200).json(ticket);
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
