import { api, DATA_EXPORTS_A_DAY, dataExportLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { z } from 'zod'
import { inTransaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { bind, type Call } from '../../http/bind.ts'
import { found, requireCode } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { bindJob, defineJob, queueJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import {
  countExportsSince,
  dataExportRows,
  findLatestExports,
  lockExportUnderWay,
  lockReadyExports,
} from '../../modules/account/data-exports/index.ts'
import { lockUser } from '../../modules/account/users/index.ts'
import { signedUrl } from '../../platform/files/index.ts'
import { makeExport } from './make-export.ts'

const makeExportJob = defineJob({
  name: 'makeDataExport',
  payload: z.object({ dataExportId: z.uuid() }),
  isOutgoing: true,
})

const DAY_MS = 86_400_000

/** Handbook rule 1.27. */
export const exportDataFlow: ModuleFactory = (kernel) => ({
  name: 'export-data',
  routes: [
    bind(api.dataExports.readState, (call) => readState(kernel, userIdOf(call.actor))),
    bind(api.dataExports.request, (call) => requestExport(kernel, call)),
    bind(api.dataExports.cancel, (call) => cancelExport(kernel, call)),
    bind(api.dataExports.url, (call) => addressOfExport(kernel, call)),
  ],
  jobs: [bindJob(makeExportJob, ({ dataExportId }) => makeExport(kernel, dataExportId))],
})

async function readState({ database }: Kernel, ownerId: string) {
  const latest = await findLatestExports(database, ownerId)
  return {
    exports: latest.map(({ row: { userId: _userId, fileId: _fileId, ...row }, sizeBytes }) => ({ ...row, sizeBytes })),
  }
}

async function requestExport(kernel: Kernel, call: Call<typeof api.dataExports.request>) {
  const userId = userIdOf(call.actor)
  const createdAt = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    found(await lockUser(tx, userId))
    if (await lockExportUnderWay(tx, userId)) throw new Refusal({ code: 'data-export-under-way' })
    const count = await countExportsSince(tx, userId, new Date(createdAt.getTime() - DAY_MS))
    if (count >= DATA_EXPORTS_A_DAY) throw new Refusal({ code: 'data-exports-too-many' })
    const dataExportId = uuidv7(createdAt)
    await dataExportRows.insert(tx, { dataExportId, userId, state: 'queued', parts: [], createdAt })
    await queueJob(tx, makeExportJob, { dataExportId })
  })
  return readState(kernel, userId)
}

async function cancelExport({ database }: Kernel, { actor }: Pick<Call, 'actor'>): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { dataExportId, state: before } = found(await lockExportUnderWay(tx, userIdOf(actor)))
    const state = stateAfter(dataExportLifecycle, 'cancel', before)!
    await dataExportRows.update(tx, dataExportId, { state })
  })
}

/** Needs a code even in a trusted browser (handbook rule 2.24). */
async function addressOfExport(kernel: Kernel, call: Call<typeof api.dataExports.url>) {
  requireCode(call)
  const [ready] = await inTransaction(kernel.database, (tx) => lockReadyExports(tx, userIdOf(call.actor)))
  return signedUrl(kernel, call, { fileId: found(ready?.fileId ?? undefined), customer: userIdOf(call.actor) })
}
