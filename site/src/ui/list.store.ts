import { atom } from 'nanostores'

export const LIST_TAKE = 20

export interface ListState<Row, Filters> {
  readonly filters: Filters
  readonly rows: readonly Row[]
  readonly total: number
  readonly status: 'ready' | 'loading' | 'failed'
  /** The rows are those from before, in view until others arrive. */
  readonly areRowsOld: boolean
}

export type InitialList<Row, Filters = null> = Pick<ListState<Row, Filters>, 'filters' | 'rows' | 'total'>

export interface ListSource<Row, Filters> {
  readonly initial: InitialList<Row, Filters>
  readonly idOf: (row: Row) => string
  /** One page, or `undefined` after a failure. */
  readonly load: (
    filters: Filters,
    skip: number,
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number } | undefined>
}

/** A list that is loaded page by page. Only the answer to the latest request counts (no race condition). */
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
    // New records shift the pages, so the next page may repeat rows: deduplication by id.
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
    /** Loads the first page with other filters. The old rows stay in view, marked, until the answer arrives. */
    show: (filters: Filters) => read(filters, []),
    /** Loads the page after the rows; after a failure the one that failed. */
    more: () => read($list.get().filters, $list.get().rows),
    /** Loads the first page again, after a change. */
    reload: () => read($list.get().filters, []),
  }
}
