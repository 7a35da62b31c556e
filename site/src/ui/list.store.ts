import { atom, type ReadableAtom } from 'nanostores'

/** A list as far as it has been read. */
export interface ListState<Row, Filters> {
  readonly filters: Filters
  readonly rows: readonly Row[]
  /** How many rows match in all. */
  readonly total: number
  readonly status: 'ready' | 'loading' | 'failed'
}

export interface ListStore<Row, Filters> {
  readonly $list: ReadableAtom<ListState<Row, Filters>>
  /** Reads from the start with other filters; the rows of before stay in view until the new ones are there. */
  show(filters: Filters): Promise<void>
  /** Reads the next page and puts it behind the rows. */
  more(): Promise<void>
  /** Reads from the start with the same filters: after a failure, or because something has changed. */
  reload(): Promise<void>
}

export interface ListSource<Row, Filters> {
  readonly initial: Pick<ListState<Row, Filters>, 'filters' | 'rows' | 'total'>
  readonly idOf: (row: Row) => string
  /** One page, or `undefined` when it could not be read. */
  readonly load: (
    filters: Filters,
    skip: number,
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number } | undefined>
}

/** A list that is read page by page. Of two answers that overtake each other only the later question's counts. */
export function createListStore<Row, Filters>({
  initial,
  idOf,
  load,
}: ListSource<Row, Filters>): ListStore<Row, Filters> {
  const $list = atom<ListState<Row, Filters>>({ ...initial, status: 'ready' })
  let latest = 0

  async function read(filters: Filters, kept: readonly Row[]) {
    const question = ++latest
    $list.set({ ...$list.get(), filters, status: 'loading' })
    const page = await load(filters, kept.length)
    if (question !== latest) return
    if (!page) {
      $list.set({ ...$list.get(), status: 'failed' })
      return
    }
    // Rows that came in meanwhile push the pages on by as many; what is there already is not shown twice.
    const known = new Set(kept.map(idOf))
    $list.set({
      filters,
      rows: [...kept, ...page.data.filter((row) => !known.has(idOf(row)))],
      total: page.total,
      status: 'ready',
    })
  }

  return {
    $list,
    show: (filters) => read(filters, []),
    more: () => read($list.get().filters, $list.get().rows),
    reload: () => read($list.get().filters, []),
  }
}
