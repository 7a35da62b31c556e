import { api, calendarDateOf } from '@cauce/contract'
import { bind, type Answer, type Call } from '../http/bind.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findByHash } from '../modules/account/issued-documents/index.ts'
import { findSheetByHash } from '../modules/project/information-sheets/index.ts'

export const checkDocumentFlow: ModuleFactory = (kernel) => ({
  name: 'check-document',
  routes: [bind(api.issuedDocuments.check, (call) => check(kernel, call))],
})

type Endpoint = typeof api.issuedDocuments.check

/** Public check by hash: kind and days, nothing personal. */
async function check({ database }: Kernel, { query }: Call<Endpoint>): Promise<Answer<Endpoint>> {
  const issued = await findByHash(database, query.number, query.sha256)
  if (issued) {
    const { kind, createdAt, replacedAt } = issued
    const withdrawnOn = replacedAt && calendarDateOf(replacedAt)
    return { isGenuine: true, kind, madeOn: calendarDateOf(createdAt), withdrawnOn }
  }
  const sheet = await findSheetByHash(database, query.number, query.sha256)
  if (!sheet) return { isGenuine: false, kind: null, madeOn: null, withdrawnOn: null }
  const withdrawnOn = sheet.withdrawnAt && calendarDateOf(sheet.withdrawnAt)
  return { isGenuine: true, kind: 'informationSheet', madeOn: calendarDateOf(sheet.publishedAt), withdrawnOn }
}
