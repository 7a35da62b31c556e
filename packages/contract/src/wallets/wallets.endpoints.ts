import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './wallets.schema.ts'

const tag = 'Wallets'

export const walletEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/wallet/wallets',
    operation: 'wallets.list',
    tag,
    permission: 'wallets.read',
    summary: 'List wallets',
    query: listQuery(['createdAt', 'balance', 'available'], { ids: IdFilter.optional(), userId: Id.optional() }),
    output: page(schema.Wallet),
  },
  create: {
    method: 'POST',
    path: '/v1/wallet/wallets',
    operation: 'wallets.create',
    tag,
    permission: 'wallets.create',
    status: 200,
    summary: 'Answer the wallet of a user; registration has made it',
    body: schema.WalletBody,
    output: schema.Wallet,
    errors: ['wallet-not-created', 'customer-not-accessible'],
  },
  read: {
    method: 'GET',
    path: '/v1/wallet/wallets/{id}',
    operation: 'wallets.read',
    tag,
    permission: 'wallets.read',
    summary: 'Read a wallet',
    params: IdParams,
    output: schema.Wallet,
  },
})
