import { api, INCIDENT_REPORTS, Refusal, type DutyRecordKind, type IncidentReport } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { DutyRecordRow } from '../../../database/schema/resilience.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storedFileOf, storeFile } from '../../../platform/files/index.ts'
import { reportIncident } from '../incidents/index.ts'
import { dutyRecordRows, listDutyRecords } from './duty-records.queries.ts'

export const dutyRecordsModule: ModuleFactory = (kernel) => ({
  name: 'dutyRecords',
  routes: [
    ...bindRows(api.dutyRecords.list, api.dutyRecords.read, async ({ query }) => {
      const { data, total } = await listDutyRecords(kernel.database, query)
      return { data: data.map(viewOf), total }
    }),
    bind(api.dutyRecords.create, (call) => recordDuty(kernel, call)),
    bind(api.dutyRecords.url, async (call) => {
      const { fileId } = found(await dutyRecordRows.find(kernel.database, call.params.id))
      return signedUrl(kernel, call, { fileId })
    }),
  ],
})

const viewOf = ({ file, fileId: _fileId, ...row }: Awaited<ReturnType<typeof listDutyRecords>>['data'][number]) => ({
  ...row,
  document: storedFileOf(file),
})

const REFERENCES = {
  duty_records_provider_id_providers_provider_id_fk: { code: 'reference-unknown', path: 'providerId' },
} as const

async function recordDuty(kernel: Kernel, call: Call<typeof api.dutyRecords.create>) {
  const now = kernel.clock.now()
  const { kind, doneAt } = call.body
  if (doneAt > now) throw new Refusal({ code: 'date-too-late', params: { latest: now.toISOString() }, path: 'doneAt' })
  return refuseOnConflict(REFERENCES, () =>
    inTransaction(kernel.database, async (tx) => {
      const { incidentId = null, providerId = null, reference = null, result = null, notes = null } = call.body
      const dueAt = isReport(kind)
        ? await reportIncident(kernel, tx, call, { incidentId: incidentId!, kind, doneAt })
        : null
      const recordedBy = userIdOf(call.actor)
      const { fileId } = await storeFile(tx, call.files[0]!, { uploadedBy: recordedBy })
      const dutyRecordId = uuidv7(now)
      const row: DutyRecordRow = {
        ...{ dutyRecordId, kind, incidentId, providerId, doneAt, dueAt, reference, result, notes },
        ...{ fileId, recordedBy, createdAt: now },
      }
      await dutyRecordRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: dutyRecordId, after: row })
      return viewOf((await listDutyRecords(tx, { ids: [dutyRecordId] })).data[0]!)
    }),
  )
}

const isReport = (kind: DutyRecordKind): kind is IncidentReport =>
  (INCIDENT_REPORTS as readonly DutyRecordKind[]).includes(kind)
