import { useSyncExternalStore } from 'react'
import { HttpError, type DataProvider, type RaRecord, type SortPayload } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Noun } from '../../providers/nouns.ts'

/** What is exported: rows of a noun, as a list shows them. */
export interface ExportedRows {
  readonly resource: Noun
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
}

/** How far an export is. */
interface Progress {
  readonly done: number
  /** How many rows there are; absent until the first page has come. */
  readonly total?: number
}

interface Running extends Progress {
  readonly stop: () => void
}

/** The API refused because there were too many calls in a minute. */
const TOO_MANY = 429
const PAUSE_MS = 3_000

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * All rows, page by page; `undefined` if it was stopped. A row that moved to a later page because another one was created meanwhile is there once.
 * Where the API asks for a pause it is made.
 */
export async function readAllRows(
  dataProvider: Pick<DataProvider, 'getList'>,
  { resource, filter, sort }: ExportedRows,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<readonly RaRecord[] | undefined> {
  const rows = new Map<unknown, RaRecord>()
  for (let page = 1, last = 1; page <= last && !signal.aborted;) {
    const pagination = { page, perPage: MAXIMUM_TAKE }
    try {
      const { data, total = 0 } = await dataProvider.getList(resource, { filter, sort, pagination, signal })
      for (const row of data as readonly RaRecord[]) rows.set(row.id, row)
      last = Math.ceil(total / MAXIMUM_TAKE)
      page += 1
      onProgress({ done: rows.size, total })
    } catch (error) {
      if (signal.aborted) return undefined
      if (!(error instanceof HttpError) || error.status !== TOO_MANY) throw error
      await pause(signal)
    }
  }
  return signal.aborted ? undefined : [...rows.values()]
}

/**
 * The exports under way, by their names. They belong to no page: who leaves the list gets the file all the same, and who comes back finds how
 * far it is.
 */
const running = new Map<string, Running>()
const listeners = new Set<() => void>()

function put(name: string, progress: Running | undefined): void {
  if (progress) running.set(name, progress)
  else running.delete(name)
  for (const listener of listeners) listener()
}

/** The export of this name, while it is under way. */
export const useRunningExport = (name: string): Running | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => running.get(name),
  )

/** Reads all rows under this name; a second start while it is under way does nothing. Answers `undefined` if it was stopped. */
export async function exportRows(
  name: string,
  dataProvider: Pick<DataProvider, 'getList'>,
  rows: ExportedRows,
): Promise<readonly RaRecord[] | undefined> {
  if (running.has(name)) return undefined
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => {
    controller.abort()
    put(name, undefined)
  }
  put(name, { done: 0, stop })
  try {
    return await readAllRows(dataProvider, rows, signal, (progress) => {
      if (!signal.aborted) put(name, { ...progress, stop })
    })
  } finally {
    if (!signal.aborted) put(name, undefined)
  }
}
