import type { Db } from 'mongodb';
import type { Wallets } from '../../src/wallets/save.ts';
import { digestOf, type WalletPass } from '../../src/wallets/wallet-pass.ts';
import { appleId, type WalletRecord } from '../../src/wallets/wallet-record.ts';
import { createWalletRecords } from '../../src/wallets/wallet-records.ts';

const SUBJECT = '77';
const DEVICE = { id: 'phone-1', pushToken: 'ab'.repeat(32) };
const COMPARE_EVERY_MS = 1_000;

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A ticket in both wallets of a phone, over the real records; Apple and Google only note what they are told. */
export async function openPhone(db: Db) {
  await db.dropDatabase();
  const records = await createWalletRecords(db, {
    name: 'walletTickets',
    kept: { field: 'savedAt', ms: 86_400_000 },
  });
  const pushed: string[] = [];
  const atGoogle = { status: '', alerts: new Set<string>() };
  let status = 'waiting';
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const render = (): WalletPass => ({
    state: 'active',
    language: 'it',
    title: 'Bar Sole',
    header: 'A12',
    subheader: 'Cassa',
    facts: [{ id: 'status', label: 'Stato', value: status }],
    code: 'QRCODE12',
    alert: status === 'called' ? { id: 'called', title: 'A12', text: 'Presentati ora' } : null,
  });
  const wallets: Wallets = {
    apple: {
      passTypeId: 'pass.example.turno',
      newToken: () => 'token',
      close: () => undefined,
      file: async () => Buffer.alloc(0),
      downloadUrl: () => '',
      mayDownload: () => true,
      isTokenOf: () => true,
      push: async (pushToken) => pushed.push(pushToken) > 0,
    },
    google: {
      saveUrl: async () => '',
      put: async (_id, { state, facts }) => {
        atGoogle.status = state === 'active' ? (facts[0]?.value ?? '') : state;
      },
      // Google knows a message by its id.
      alert: async (_id, { id }) => void atGoogle.alerts.add(id),
    },
    records,
    render: async () => render,
    now,
    onFailure: (error) => {
      throw error;
    },
    compareEveryMs: COMPARE_EVERY_MS,
  };

  async function begin(id: string, more: Partial<WalletRecord> = {}): Promise<void> {
    await db.collection('walletTickets').deleteMany({});
    status = 'waiting';
    pushed.length = 0;
    Object.assign(atGoogle, { status, alerts: new Set() });
    const dueAt = new Date(now().getTime() + COMPARE_EVERY_MS);
    const saved = { id, groupId: 1, language: 'it' as const, savedAt: now(), dueAt };
    await records.save({ ...saved, shown: digestOf(render()), failures: 0, ...more });
  }

  return {
    db,
    wallets,
    pushed,
    atGoogle,
    /** The phone has the ticket in Apple Wallet and is notified of its changes. */
    async save(): Promise<void> {
      await begin(appleId(SUBJECT), { token: 'token' });
      await records.addDevice(appleId(SUBJECT), DEVICE);
    },
    saveAtGoogle: () => begin(SUBJECT),
    /** The ticket changes, and is compared by the next refresh. */
    async change(to: string): Promise<void> {
      status = to;
      await records.makeDue([SUBJECT, appleId(SUBJECT)], now());
    },
    passTime: (ms: number) => {
      aheadMs += ms;
    },
    async untilPushed(count: number): Promise<void> {
      while (pushed.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    /** What the phone is answered when it asks which of its passes changed. */
    changed: async () => (await records.findOnDevice(DEVICE.id, new Date(0))).map(({ id }) => id),
  };
}
