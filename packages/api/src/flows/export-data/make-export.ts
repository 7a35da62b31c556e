import { calendarDateOf, DATA_EXPORT_KEPT_DAYS, dataExportLifecycle, instantValue, stateAfter } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import type { PartProgress } from '../../database/schema/data-exports.ts'
import type { Kernel } from '../../kernel.ts'
import { dataExportRows, eraseReadyExports } from '../../modules/account/data-exports/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { keepStream, storeStream, type KeptStream } from '../../platform/files/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { senderName } from '../../settings.ts'
import { Archive } from './archive.ts'
import { Stopped } from './progress.ts'
import { writeContents } from './write-contents.ts'

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
      const { bytes, ...about } = await archive.end()
      const name = `${senderName(kernel.settings)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')}-${calendarDateOf(madeAt)}.zip`
      const kept = await keepStream(kernel, { name, kind: 'zip', bytes, ...about })
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

/** Stores the ZIP and erases the previous one, unless cancelled or already done by another worker. */
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
