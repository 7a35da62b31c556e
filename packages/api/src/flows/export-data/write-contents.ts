import { calendarDateOf, DATA_EXPORT_PARTS, type Language } from '@cauce/contract'
import { CSV_START, csvLine } from '@cauce/format/csv.ts'
import { translator } from '@cauce/i18n'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { PartProgress } from '../../database/schema/data-exports.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import type { Kernel } from '../../kernel.ts'
import { senderName } from '../../settings.ts'
import { unlessLost } from '../../storage.ts'
import type { Archive } from './archive.ts'
import { Progress } from './progress.ts'
import { countRows, filesOfPerson, rowsOfPerson, tableName } from './rows.queries.ts'
import { lineOf, nameInArchive } from './texts.domain.ts'
import type { ExportedTable, ExportPart } from './exported-table.queries.ts'
import { EXPORTED } from './what-is-exported.queries.ts'

export interface Subject {
  readonly dataExportId: string
  readonly userId: string
  readonly language: Language
}

const tablesOf = (part: ExportPart) => EXPORTED.filter((exported) => exported.part === part)

/** Files of person and money are among the documents. */
const FILE_PARTS = ['documents', 'messages'] as const
const filePartOf = (part: ExportPart) => (part === 'messages' ? 'messages' : 'documents')

/**
 * Rows from one snapshot; files after the transaction, because slow storage must not hold a connection (decision 175).
 */
export async function writeContents(kernel: Kernel, archive: Archive, subject: Subject): Promise<PartProgress[]> {
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
    t('dataExports.index.title', { platform: senderName(kernel.settings), day: calendarDateOf(kernel.clock.now()) }),
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

/** JSON and CSV in one pass; the CSV waits compressed. */
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
