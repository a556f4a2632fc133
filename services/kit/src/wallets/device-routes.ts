import type { AppleWalletCalls } from '@turno/shared-types/wallets';
import type { Request, Response } from 'express';
import { ApiError } from '../api-error.ts';
import { readInput } from '../http/input.ts';
import { logOf } from '../http/request-log.ts';
import type { Route } from '../http/serve.ts';
import type { AppleWallet } from './apple-wallet.ts';
import type { Wallets } from './save.ts';
import { ended } from './wallet-pass.ts';
import { appleId, subjectOf, type WalletRecord } from './wallet-record.ts';

type Configured = Wallets & { apple: AppleWallet };
type Named = { passTypeId: string; serialNumber: string };

const UNCHANGED = 304;
const NOTHING = 204;
const REGISTERED_ALREADY = 200;

/** The calls with which Apple Wallet, and the browser of a holder, request the passes of a service. */
export function appleWalletRoutes(calls: AppleWalletCalls, walletsOf: () => Wallets): Route[] {
  return [
    ...fileRoutes(calls, walletsOf),
    ...registrationRoutes(calls, walletsOf),
    {
      call: calls.changed,
      async answer(request, response, sender) {
        const input = readInput(calls.changed, { request, response }, sender);
        const { records } = configured(walletsOf(), input.params);
        const since = new Date(Number(input.query.passesUpdatedSince ?? 0));
        const changed = await records.findOnDevice(input.params.deviceId, since);
        if (changed.length === 0) {
          response.status(NOTHING).end();
          return;
        }
        const latest = Math.max(...changed.map(({ changedAt }) => Number(changedAt ?? 0)));
        response.json({ serialNumbers: changed.map(subjectOf), lastUpdated: String(latest) });
      },
    },
    {
      call: calls.log,
      async answer(request, response, sender) {
        const { body } = readInput(calls.log, { request, response }, sender);
        logOf(response)?.info({ logs: body.logs }, 'a phone reported about its passes');
        response.json({});
      },
    },
  ];
}

function registrationRoutes(calls: AppleWalletCalls, walletsOf: () => Wallets): Route[] {
  return [
    {
      call: calls.register,
      async answer(request, response, sender) {
        const { params, body } = readInput(calls.register, { request, response }, sender);
        const wallets = configured(walletsOf(), params);
        const record = await proven(wallets, request, params);
        const device = { id: params.deviceId, pushToken: body.pushToken };
        const isNew = await wallets.records.addDevice(record.id, device);
        response.status(isNew ? calls.register.status : REGISTERED_ALREADY).json({});
      },
    },
    {
      call: calls.unregister,
      async answer(request, response, sender) {
        const { params } = readInput(calls.unregister, { request, response }, sender);
        const wallets = configured(walletsOf(), params);
        const record = await proven(wallets, request, params);
        await wallets.records.removeDevice(record.id, { id: params.deviceId });
        response.json({});
      },
    },
  ];
}

function fileRoutes(calls: AppleWalletCalls, walletsOf: () => Wallets): Route[] {
  return [
    {
      call: calls.latest,
      async answer(request, response, sender) {
        const { params } = readInput(calls.latest, { request, response }, sender);
        const wallets = configured(walletsOf(), params);
        const record = await proven(wallets, request, params);
        const since = Date.parse(request.get('if-modified-since') ?? '');
        if (since >= changeOf(record).getTime()) response.status(UNCHANGED).end();
        else await sendFile(wallets, record, response);
      },
    },
    {
      call: calls.download,
      async answer(request, response, sender) {
        const { params, query } = readInput(calls.download, { request, response }, sender);
        const wallets = configured(walletsOf());
        const record = await wallets.records.find(appleId(params.serialNumber));
        if (!record || !wallets.apple.mayDownload(record, query, wallets.now()))
          throw new ApiError('unauthorized');
        await sendFile(wallets, record, response);
      },
    },
  ];
}

function configured(wallets: Wallets, named?: Pick<Named, 'passTypeId'>): Configured {
  const { apple } = wallets;
  if (!apple || (named && named.passTypeId !== apple.passTypeId))
    throw new ApiError('wallet_not_configured');
  return { ...wallets, apple };
}

/** The record of the pass whose token the phone sent; an unknown pass gets the same answer as a wrong token. */
async function proven(
  { apple, records }: Configured,
  request: Request,
  { serialNumber }: Named,
): Promise<WalletRecord> {
  const record = await records.find(appleId(serialNumber));
  if (!record || !apple.isTokenOf(record, request.get('authorization') ?? ''))
    throw new ApiError('unauthorized');
  return record;
}

async function sendFile(
  { apple, render, now }: Configured,
  record: WalletRecord,
  response: Response,
): Promise<void> {
  const texts = await render(record);
  if (!texts) throw new ApiError('unauthorized');
  const file = await apple.file(record, (locale) =>
    record.isEnding ? ended(texts(locale)) : texts(locale),
  );
  response.set({
    'Content-Type': 'application/vnd.apple.pkpass',
    'Content-Disposition': `attachment; filename="${subjectOf(record)}.pkpass"`,
    // The time of reading: HTTP dates have whole seconds, so a later change within this second is not missed.
    'Last-Modified': now().toUTCString(),
  });
  response.status(200).end(file);
}

const changeOf = ({ changedAt, savedAt }: WalletRecord) => changedAt ?? savedAt;
