import { DATA_EXPORT_PARTS } from '@cauce/contract'
import type { PartProgress } from '../../database/schema/data-exports.ts'
import type { Kernel } from '../../kernel.ts'
import { dataExportRows } from '../../modules/account/data-exports/index.ts'
import type { ExportPart } from './exported-table.queries.ts'

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
