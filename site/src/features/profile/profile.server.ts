import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import { LIST_TAKE } from '../../ui/list.store.ts'
import { parseMovementFilters, queryOf } from '../wallet/movement-filters.ts'

export async function loadCustomerTab(client: Client, userId: string) {
  const [verifications, sessions, devices, passkeys, totps, { remaining }, { change }, { exports }, closing] =
    await Promise.all([
      dataOf(client.GET('/v1/account/verifications', { params: { query: { userId, take: 1, orderBy: 'updatedAt' } } })),
      dataOf(client.GET('/v1/auth/sessions', { params: { query: { take: MAXIMUM_TAKE } } })),
      dataOf(client.GET('/v1/auth/devices', { params: { query: { take: MAXIMUM_TAKE } } })),
      dataOf(client.GET('/v1/auth/passkeys', { params: { query: { take: MAXIMUM_TAKE } } })),
      dataOf(client.GET('/v1/auth/totps', { params: { query: { userId, take: MAXIMUM_TAKE } } })),
      dataOf(client.GET('/v1/auth/recovery-codes')),
      dataOf(client.GET('/v1/auth/email/change')),
      dataOf(client.GET('/v1/account/data-exports')),
      dataOf(client.GET('/v1/account/closing')),
    ])
  const since = totps.data.find(({ confirmedAt }) => confirmedAt !== null)?.confirmedAt
  return {
    latestVerification: verifications.data[0],
    sessions: sessions.data,
    devices: devices.data,
    passkeys: passkeys.data,
    emailChange: change,
    dataExports: exports,
    closing,
    codes: since ? { since, remaining } : null,
  }
}

export async function loadBankAccounts(client: Client, userId: string) {
  const { data } = await dataOf(
    client.GET('/v1/payment/bank-accounts', { params: { query: { userId, take: MAXIMUM_TAKE } } }),
  )
  return data
}

/** Tax status, declarations, and countries, Spain first. */
export async function loadTaxTab(client: Client, userId: string) {
  const [status, details, countries] = await Promise.all([
    dataOf(client.GET('/v1/tax/tax-details/status/{id}', { params: { path: { id: userId } } })),
    dataOf(client.GET('/v1/tax/tax-details', { params: { query: { userId, take: MAXIMUM_TAKE } } })),
    dataOf(client.GET('/v1/misc/countries')),
  ])
  return { status, details: details.data, countries: countries.data }
}

export async function loadDocuments(client: Client, accountId: string) {
  const query = { accountId, take: LIST_TAKE }
  const { data, total } = await dataOf(client.GET('/v1/account/account-documents', { params: { query } }))
  return { filters: null, rows: data, total }
}

export async function loadMovements(client: Client, walletId: string, query: URLSearchParams) {
  const filters = parseMovementFilters(query)
  const { data, total } = await dataOf(
    client.GET('/v1/wallet/transactions', { params: { query: { walletId, ...queryOf(filters), take: LIST_TAKE } } }),
  )
  return { filters, rows: data, total }
}
