import { openCollection, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';
import type { OfferKey } from '../rules/offer-token.ts';

export type TicketOffer = {
  ticketId: string;
  counterId: number;
  number: number;
  /** The person who gives the ticket away. */
  holderId: number;
  createdAt: Date;
  until: Date;
  /** The account that claimed it; no other one can. */
  acceptedBy?: number;
};
type OfferDocument = Omit<TicketOffer, 'ticketId'> & { _id: string; secretHash: string };

const offerOf = ({ _id, secretHash: _secretHash, ...offer }: OfferDocument): TicketOffer => ({
  ticketId: _id,
  ...offer,
});

/** Links that give tickets away: at most one per ticket, so that a new link ends the previous one. */
export async function createTicketOffers(db: Db) {
  const offers = await openCollection<OfferDocument>(db, {
    name: 'ticketOffers',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { holderId: 1 } },
      { key: { acceptedBy: 1 }, sparse: true },
      { key: { until: 1 }, expireAfterSeconds: 0 },
    ],
  });

  return {
    /** Stores the link of a ticket, replacing an earlier one. */
    async put({ ticketId: _id, ...offer }: TicketOffer, secret: string): Promise<void> {
      const document = { ...offer, secretHash: textDigest(secret) };
      await offers.replaceOne({ _id }, document, { upsert: true });
    },
    async find({ ticketId: _id, secret }: OfferKey): Promise<TicketOffer | null> {
      const found = await offers.findOne({ _id, secretHash: textDigest(secret) });
      return found && offerOf(found);
    },
    /** Claims an offer for a person, who may repeat it; `null` when another person has claimed it, or it has expired. */
    async claim(
      { ticketId: _id, secret }: OfferKey,
      userId: number,
      now: Date,
    ): Promise<TicketOffer | null> {
      const isFree = { acceptedBy: { $exists: false }, until: { $gt: now } };
      const found = await offers.findOneAndUpdate(
        { _id, secretHash: textDigest(secret), $or: [isFree, { acceptedBy: userId }] },
        { $set: { acceptedBy: userId } },
        { returnDocument: 'after' },
      );
      return found && offerOf(found);
    },
    /** Releases the claim of a person who cannot have the ticket. */
    async release({ ticketId: _id }: OfferKey, userId: number): Promise<void> {
      await offers.updateOne({ _id, acceptedBy: userId }, { $unset: { acceptedBy: 1 } });
    },
    /** Ends the link of a ticket; `false` when an account had claimed it. */
    async withdraw(_id: string, holderId: number): Promise<boolean> {
      await offers.deleteOne({ _id, holderId, acceptedBy: { $exists: false } });
      return (await offers.countDocuments({ _id, holderId }, { limit: 1 })) === 0;
    },
    /** S-16: replaces a guest by the account that has the ticket now, as the giver or the acceptor of its link. */
    async changePerson(_id: string, from: number, to: number): Promise<void> {
      await offers.updateOne({ _id, holderId: from }, { $set: { holderId: to } });
      await offers.updateOne({ _id, acceptedBy: from }, { $set: { acceptedBy: to } });
    },
    async findOfPerson(userId: number): Promise<TicketOffer[]> {
      return (await offers.find(ofPerson(userId)).toArray()).map(offerOf);
    },
    async removeOfPerson(userId: number): Promise<void> {
      await offers.deleteMany(ofPerson(userId));
    },
    /** Called by the sweeper, because the embedded database has no TTL. */
    async removeEnded(now: Date): Promise<void> {
      await offers.deleteMany({ until: { $lt: now } });
    },
  };
}

const ofPerson = (userId: number) => ({ $or: [{ holderId: userId }, { acceptedBy: userId }] });
