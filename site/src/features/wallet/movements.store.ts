import { call, client } from '../../ui/api.ts'
import { createListStore, type ListState, type ListStore } from '../../ui/list.store.ts'
import { MOVEMENTS_TAKE, type MovementFilters, type Transaction } from './movement-filters.ts'

export type MovementsStore = ListStore<Transaction, MovementFilters>

/** The movements of one wallet, newest first, page by page. */
export function createMovementsStore(
  walletId: string,
  initial: Pick<ListState<Transaction, MovementFilters>, 'filters' | 'rows' | 'total'>,
): MovementsStore {
  return createListStore({
    initial,
    idOf: ({ transactionId }) => transactionId,
    load: (filters, skip) => readMovements(walletId, filters, skip, MOVEMENTS_TAKE),
  })
}

async function readMovements(walletId: string, filters: MovementFilters, skip: number, take: number) {
  const { data } = await call(
    client.GET('/v1/wallet/transactions', { params: { query: { walletId, ...filters, skip, take } } }),
  )
  return data
}

const CSV_TAKE = 100

/** All movements that match, for the file; `undefined` when the connection broke on the way. */
export async function readAllMovements(walletId: string, filters: MovementFilters): Promise<Transaction[] | undefined> {
  const rows = new Map<string, Transaction>()
  for (let skip = 0; ; skip += CSV_TAKE) {
    const page = await readMovements(walletId, filters, skip, CSV_TAKE)
    if (!page) return undefined
    for (const row of page.data) rows.set(row.transactionId, row)
    if (page.data.length < CSV_TAKE) return [...rows.values()]
  }
}
