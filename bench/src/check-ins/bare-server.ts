import express from 'express';
import { MongoClient } from 'mongodb';

// The least anybody could write for a check-in that is made once, repeated when it is retried and recorded for the owner: a
// journal entry, one conditional update of the ticket, the line of the activity, and the outcome in the journal. No rules,
// no token, no checks.
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: true },
});
const db = client.db('turno_bare');
const journal = db.collection<{ _id: string; code: string; outcome: string | null }>('journal');
const tickets = db.collection<{ _id: string; checkedInAt: Date | null }>('tickets');
const activities = db.collection<{ _id: string; code: string; at: Date }>('activities');

const app = express();
app.use(express.json());
app.post('/tickets', async (request, response) => {
  const codes: string[] = request.body.codes;
  await tickets.insertMany(codes.map((_id) => ({ _id, checkedInAt: null })));
  response.sendStatus(204);
});
app.post('/checkin', async (request, response) => {
  const { code, key } = request.body;
  await journal.insertOne({ _id: key, code, outcome: null });
  const ticket = await tickets.findOneAndUpdate(
    { _id: code, checkedInAt: null },
    { $set: { checkedInAt: new Date() } },
    { returnDocument: 'after' },
  );
  await activities.insertOne({ _id: key, code, at: new Date() });
  const outcome = ticket ? 'success' : 'error';
  await journal.updateOne({ _id: key }, { $set: { outcome } });
  response.status(ticket ? 200 : 422).json({ outcome });
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
