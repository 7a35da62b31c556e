import {
  calendarDateOf,
  DATA_EXPORT_KEPT_DAYS,
  dataExportLifecycle,
  instantValue,
  stateAfter,
  DATA_EXPORT_PARTS,
  type Language,
} from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { PartProgress } from '../../database/schema/data-exports.ts'
import type { Kernel } from '../../kernel.ts'
import { dataExportRows, eraseReadyExports } from '../../modules/account/data-exports/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { keepStream, storeStream, type KeptStream } from '../../platform/files/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { brand } from '@cauce/contract/brand.ts'
import { Archive } from './archive.ts'
import { CSV_START, csvLine } from '@cauce/format/csv.ts'
import { translator } from '@cauce/i18n'
import type { FileRow } from '../../database/schema/platform.ts'
import { unlessLost } from '../../storage.ts'
import {
  countRows,
  filesOfPerson,
  rowsOfPerson,
  tableName,
  type ExportedTable,
  type ExportPart,
} from './exported-table.queries.ts'
import { lineOf, nameInArchive } from './texts.domain.ts'
import { EXPORTED } from './what-is-exported.queries.ts'

const DAY_MS = 86_400_000

/** Mails when ready. Restartable. */
export async function makeExport(kernel: Kernel, dataExportId: string): Promise<void> {
  const { database, clock } = kernel
  const userId = await begin(kernel, dataExportId)
  const user = userId && (await findUser(database, userId))
  if (!userId || !user) return
  const madeAt = clock.now()
  try {
    await Archive.during(madeAt, async (archive) => {
      const progress = await writeContents(kernel, archive, { dataExportId, userId, language: user.language })
      const { openBytes, ...about } = await archive.end()
      const name = `${brand()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')}-${calendarDateOf(madeAt)}.zip`
      const kept = await keepStream(kernel, { name, kind: 'zip', openBytes, ...about })
      const isKept = await finish(kernel, dataExportId, kept, progress)
      if (!isKept) await kernel.storage.remove(kept.storageKey)
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
}

async function begin({ database }: Kernel, dataExportId: string): Promise<string | undefined> {
  return inTransaction(database, async (tx) => {
    const row = await dataExportRows.lock(tx, dataExportId)
    const state = row && stateAfter(dataExportLifecycle, 'begin', row.state)
    if (!state) return undefined
    await dataExportRows.update(tx, dataExportId, { state })
    return row.userId
  })
}

/** Stores the ZIP, unless cancelled or done by another worker. */
async function finish(kernel: Kernel, dataExportId: string, kept: KeptStream, parts: PartProgress[]): Promise<boolean> {
  const now = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    const row = await dataExportRows.lock(tx, dataExportId)
    const state = row && stateAfter(dataExportLifecycle, 'finish', row.state)
    if (!state) return false
    await eraseReadyExports(tx, row.userId)
    await storeStream(tx, kept, { uploadedBy: null })
    const expiresAt = new Date(now.getTime() + DATA_EXPORT_KEPT_DAYS * DAY_MS)
    const change = { state, parts, fileId: kept.fileId, finishedAt: now, expiresAt }
    await dataExportRows.update(tx, dataExportId, change)
    const params = { at: instantValue(row.createdAt), until: instantValue(expiresAt) }
    await queueMail(tx, { userId: row.userId, template: 'dataExportReady', params })
    return true
  })
}

interface Subject {
  readonly dataExportId: string
  readonly userId: string
  readonly language: Language
}

const tablesOf = (part: ExportPart) => EXPORTED.filter((exported) => exported.part === part)

/** Files of person and money are among the documents. */
const FILE_PARTS = ['documents', 'messages'] as const
const filePartOf = (part: ExportPart) => (part === 'messages' ? 'messages' : 'documents')

/**
 * Rows from one snapshot; files after the transaction, because slow storage must not hold a connection (decision timeouts-and-health).
 */
async function writeContents(kernel: Kernel, archive: Archive, subject: Subject): Promise<PartProgress[]> {
  const { userId, dataExportId } = subject
  const { progress, files, counts } = await inTransaction(
    kernel.patientDatabase,
    async (tx) => {
      const counts = new Map<ExportedTable, number>()
      for (const exported of EXPORTED) counts.set(exported, await countRows(tx, exported, userId))
      const files = await filesByPart(tx, userId)
      const totalOf = (part: ExportPart) =>
        tablesOf(part).reduce((sum, exported) => sum + counts.get(exported)!, 0) +
        (part === 'documents' || part === 'messages' ? files[part].length : 0)
      const totals = Object.fromEntries(DATA_EXPORT_PARTS.map((part) => [part, totalOf(part)]))
      const progress = new Progress(kernel, dataExportId, totals as Record<ExportPart, number>)
      await progress.report()
      for (const [exported, count] of counts) if (count > 0) await writeTable(tx, archive, progress, exported, userId)
      return { progress, files, counts }
    },
    'begin isolation level repeatable read read only',
  )
  await progress.report()
  const missing: FileRow[] = []
  for (const part of FILE_PARTS)
    for (const file of files[part]) {
      if (!(await writeFile(kernel, archive, file, dataExportId))) missing.push(file)
      await progress.add(part, 1)
      // A storage call is far slower than a row.
      await progress.report()
    }
  await writeIndex(kernel, archive, subject, { counts, missing })
  return progress.parts
}

/** Deduplicated. */
async function filesByPart(tx: Transaction, userId: string) {
  const of = (part: 'documents' | 'messages') =>
    filesOfPerson(
      tx,
      EXPORTED.filter((exported) => filePartOf(exported.part) === part),
      userId,
    )
  const documents = await of('documents')
  const known = new Set(documents.map(({ fileId }) => fileId))
  return { documents, messages: (await of('messages')).filter(({ fileId }) => !known.has(fileId)) }
}

interface Contents {
  readonly counts: ReadonlyMap<ExportedTable, number>
  /** Lost by the storage. */
  readonly missing: readonly FileRow[]
}

/** Index of contents and omissions; last, because missing files are known only then. */
async function writeIndex(
  kernel: Kernel,
  archive: Archive,
  { language }: Subject,
  { counts, missing }: Contents,
): Promise<void> {
  const t = translator(language)
  const lines = [
    t('dataExports.index.title', { platform: brand(), day: calendarDateOf(kernel.clock.now()) }),
    '',
    t('dataExports.index.format'),
    t('dataExports.index.values'),
    '',
    ...[...counts].map(([exported, count]) => `${String(count).padStart(8)}  ${tableName(exported)}`),
    '',
    ...(missing.length > 0 ? [t('dataExports.index.missing'), ...missing.map(lineOfMissing), ''] : []),
    t('dataExports.index.leftOut'),
    t('dataExports.index.ask', { address: kernel.settings.origin }),
  ]
  const entry = archive.begin(t('dataExports.index.name'))
  await entry.write(`${lines.join('\r\n')}\r\n`)
  await entry.end()
}

const lineOfMissing = ({ fileId, name }: FileRow) => `  ${nameInArchive(fileId, name)}`

async function writeTable(
  tx: Transaction,
  archive: Archive,
  progress: Progress,
  exported: ExportedTable,
  userId: string,
): Promise<void> {
  const { columns, part } = exported
  const json = archive.begin(`json/${tableName(exported)}.json`)
  const csv = archive.begin(`csv/${tableName(exported)}.csv`)
  await csv.write(CSV_START + csvLine(columns))
  let separator = '[\n'
  for await (const rows of rowsOfPerson(tx, exported, userId)) {
    await json.write(separator + rows.map((row) => JSON.stringify(row)).join(',\n'))
    await csv.write(rows.map((row) => lineOf(columns, row)).join(''))
    separator = ',\n'
    await progress.add(part, rows.length)
  }
  await json.write('\n]\n')
  await json.end()
  await csv.end()
}

/**
 * False if the storage has lost the file: the right to a copy does not depend on it. Other failures throw and restart
 * the job.
 */
async function writeFile(
  { storage, logger }: Kernel,
  archive: Archive,
  { fileId, name, storageKey }: FileRow,
  dataExportId: string,
): Promise<boolean> {
  const bytes = await unlessLost(storage.open(storageKey), logger, { fileId, dataExportId })
  if (!bytes) return false
  const entry = archive.begin(nameInArchive(fileId, name), { isPacked: true })
  for await (const piece of bytes) await entry.write(piece as Uint8Array)
  await entry.end()
  return true
}

/** Records between progress updates. */
const REPORTED_EVERY = 1_000

/** Cancelled, or the account was closed, meanwhile. */
export class Stopped extends Error {}

/** Counts records and stores the progress. */
export class Progress {
  readonly #kernel: Kernel
  readonly #dataExportId: string
  readonly parts: PartProgress[]
  #unreported = 0

  constructor(kernel: Kernel, dataExportId: string, totals: Readonly<Record<ExportPart, number>>) {
    this.#kernel = kernel
    this.#dataExportId = dataExportId
    this.parts = DATA_EXPORT_PARTS.map((part) => ({ part, done: 0, total: totals[part] }))
  }

  async add(part: ExportPart, count: number): Promise<void> {
    const place = this.parts.findIndex((each) => each.part === part)
    const before = this.parts[place]!
    this.parts[place] = { ...before, done: before.done + count }
    this.#unreported += count
    if (this.#unreported >= REPORTED_EVERY) await this.report()
  }

  /** Over another connection than the reading transaction. Throws `Stopped`. */
  async report(): Promise<void> {
    this.#unreported = 0
    const { database } = this.#kernel
    const row = await dataExportRows.find(database, this.#dataExportId)
    if (row?.state !== 'making') throw new Stopped()
    await dataExportRows.update(database, this.#dataExportId, { parts: this.parts })
  }
}
