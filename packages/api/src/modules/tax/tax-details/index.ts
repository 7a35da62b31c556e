import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile, signedUrl } from '../../../platform/files/index.ts'
import { findTaxDetail, listTaxDetails } from './tax-details.queries.ts'
import { warnOfEndingCertificates } from './ending-certificates.service.ts'
import { addTaxDetail, decideTaxDetail, viewOf, withdrawTaxDetail } from './tax-details.service.ts'
import { statusOf } from './tax-status.service.ts'

export { findAcceptedDetails } from './tax-details.queries.ts'
export { eraseTaxDocumentsOf } from './tax-details.service.ts'

const warnJob = defineScheduledJob('warnOfEndingCertificates', '37 6 * * *')

/** Handbook rules 8.25 to 8.28. */
export const taxDetailsModule: ModuleFactory = (kernel) => ({
  name: 'taxDetails',
  routes: taxDetailRoutes(kernel),
  jobs: [bindJob(warnJob, () => warnOfEndingCertificates(patient(kernel)))],
})

type CallById = Call<typeof api.taxDetails.read>

const taxDetailRoutes = (kernel: Kernel) => {
  const read = async (call: Pick<CallById, 'actor' | 'scope' | 'params'>) =>
    found(await findTaxDetail(kernel.database, call.params.id, customerFilter(call)))
  const documentOf = async (call: Parameters<typeof read>[0]) => found((await read(call)).document ?? undefined)
  return [
    bind(api.taxDetails.list, async (call) => {
      const { data, total } = await listTaxDetails(
        kernel.database,
        { ...call.query, ...customerFilter(call) },
        call.query,
      )
      return { data: data.map(viewOf), total }
    }),
    bind(api.taxDetails.create, (call) => addTaxDetail(kernel, call)),
    bind(api.taxDetails.read, async (call) => viewOf(await read(call))),
    bind(api.taxDetails.withdraw, (call) => withdrawTaxDetail(kernel, call)),
    bind(api.taxDetails.decide, (call) => decideTaxDetail(kernel, call)),
    bind(api.taxDetails.view, async (call) => sendFile(kernel, call.reply, await documentOf(call))),
    bind(api.taxDetails.url, async (call) => signedUrl(kernel, (await documentOf(call)).fileId)),
    bind(api.taxDetails.status, (call) => statusOf(kernel, call)),
  ]
}
