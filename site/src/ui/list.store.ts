import { atom } from 'nanostores'

export const LIST_TAKE = 20

export interface ListState<Row, Filters> {
  readonly filters: Filters
  readonly rows: readonly Row[]
  readonly total: number
  readonly status: 'ready' | 'loading' | 'failed'
  /** The rows belong to earlier filters and stay in view until others arrive. */
  readonly areRowsOld: boolean
}

export type InitialList<Row, Filters = null> = Pick<ListState<Row, Filters>, 'filters' | 'rows' | 'total'>

export interface ListSource<Row, Filters> {
  readonly initial: InitialList<Row, Filters>
  readonly idOf: (row: Row) => string
  /** Undefined after a failure. */
  readonly load: (
    filters: Filters,
    skip: number,
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number } | undefined>
}

export function createListStore<Row, Filters>({ initial, idOf, load }: ListSource<Row, Filters>) {
  const $list = atom<ListState<Row, Filters>>({ ...initial, status: 'ready', areRowsOld: false })
  let latest = 0

  async function read(filters: Filters, kept: readonly Row[]) {
    const request = ++latest
    $list.set({ ...$list.get(), filters, status: 'loading', areRowsOld: kept.length === 0 })
    const page = await load(filters, kept.length)
    if (request !== latest) return
    if (!page) {
      // Rows of other filters would be taken for the answer.
      $list.set({ ...$list.get(), rows: kept, status: 'failed', areRowsOld: false })
      return
    }
    // New records shift the pages, so the next one may repeat rows.
    const known = new Set(kept.map(idOf))
    $list.set({
      filters,
      rows: [...kept, ...page.data.filter((row) => !known.has(idOf(row)))],
      total: page.total,
      status: 'ready',
      areRowsOld: false,
    })
  }

  return {
    $list,
    show: (filters: Filters) => read(filters, []),
    more: () => read($list.get().filters, $list.get().rows),
    reload: () => read($list.get().filters, []),
  }
}
