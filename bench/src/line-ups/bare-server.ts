import express from 'express';
import { MongoClient } from 'mongodb';

// The least anybody could write: one counter, one insert, no rules, no token, no checks.
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: true },
});
const db = client.db('turno_bare');
const counters = db.collection<{ _id: string; next: number }>('counters');
const tickets = db.collection('tickets');
await counters.updateOne({ _id: 'hot' }, { $setOnInsert: { next: 0 } }, { upsert: true });

const app = express();
app.use(express.json());
app.post('/lineup', async (request, response) => {
  const counter = await counters.findOneAndUpdate(
    { _id: 'hot' },
    { $inc: { next: 1 } },
    { returnDocument: 'after' },
  );
  const ticket = { counter: counter?.next, paxCount: request.body.paxCount, createdAt: new Date() };
  await tickets.insertOne(ticket);
  response.status(201).json(ticket);
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
