import express from 'express';
import { MongoClient } from 'mongodb';

// The least anybody could write: as many journaled inserts as a guest's join makes, no puzzle, no rules, no tokens.
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '', {
  writeConcern: { w: 1, journal: true },
});
const writes = client.db('turno_bare').collection('writes');

const app = express();
app.use(express.json());
for (const [path, count] of [
  ['/signup', Number(process.env.BARE_SIGN_UP_WRITES)],
  ['/lineup', Number(process.env.BARE_LINE_UP_WRITES)],
] as const) {
  app.post(path, async (request, response) => {
    for (let write = 0; write < count; write += 1) {
      await writes.insertOne({ write, ...request.body, createdAt: new Date() });
    }
    response.status(201).json({ accessToken: 'none', counter: 1 });
  });
}
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
