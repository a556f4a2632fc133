import express from 'express';
import { MongoClient } from 'mongodb';

// The minimum that can return a ticket: one findOne, no token, no rules, no figures.
const client = await MongoClient.connect(process.env.MONGODB_URI ?? '');
const tickets = client.db('turno_queues').collection('tickets');

const app = express();
app.get('/tickets/:counterId/:number', async (request, response) => {
  const { counterId, number } = request.params;
  const found = await tickets.findOne({ counterId: Number(counterId), number: Number(number) });
  response.json(found);
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
