import { api, calendarDateOf, taxDetailsOn, taxpayerOn, withholdingFor, addDays } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile, signedUrl } from '../../../platform/files/index.ts'
import {
  findTaxDetail,
  listTaxDetails,
  findAcceptedDetails,
  findEndingCertificates,
  noteReminded,
} from './tax-details.queries.ts'
import { addTaxDetail, decideTaxDetail, viewOf, withdrawTaxDetail } from './tax-details.service.ts'
import { findUserView } from '../../account/users/index.ts'
import { findRatesInForce } from '../withholding-rates/index.ts'
import { formatDate } from '@cauce/format'
import { inTransaction } from '../../../database/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'

export { eraseAddressesAbroad, findAcceptedDetails } from './tax-details.queries.ts'
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
  const addressOf = async (call: Call<typeof api.taxDetails.url>) => {
    const { document, row } = await read(call)
    return signedUrl(kernel, call, { fileId: found(document ?? undefined).fileId, customer: row.userId })
  }
  return [
    bind(api.taxDetails.list, async (call) => {
      const { data, total } = await listTaxDetails(kernel.database, { ...call.query, ...customerFilter(call) })
      return { data: data.map(viewOf), total }
    }),
    bind(api.taxDetails.create, (call) => addTaxDetail(kernel, call)),
    bind(api.taxDetails.read, async (call) => viewOf(await read(call))),
    bind(api.taxDetails.withdraw, (call) => withdrawTaxDetail(kernel, call)),
    bind(api.taxDetails.decide, (call) => decideTaxDetail(kernel, call)),
    bind(api.taxDetails.view, async (call) => sendFile(kernel, call.reply, await documentOf(call))),
    bind(api.taxDetails.url, addressOf),
    bind(api.taxDetails.status, (call) => statusOf(kernel, call)),
  ]
}

async function statusOf({ database, clock }: Kernel, call: Call<typeof api.taxDetails.status>) {
  const userId = call.params.id
  const { kind } = found(await findUserView(database, userId, customerFilter(call)))
  const details = (await findAcceptedDetails(database, [userId]))(userId)
  const day = calendarDateOf(clock.now())
  const { country, residence, certificate } = taxDetailsOn(details, day)
  const taxpayer = taxpayerOn(kind, details, day)
  const withholding = withholdingFor(taxpayer, day, await findRatesInForce(database))
  return {
    ...{ userId, day, country, isExempt: taxpayer.isExempt },
    residentSince: residence?.validFrom ?? null,
    certificateUntil: certificate?.validUntil ?? null,
    rate: withholding?.rate ?? null,
    reason: withholding?.reason ?? null,
  }
}

const WARNED_DAYS = 45

/** Once each. */
export async function warnOfEndingCertificates({ database, clock }: Kernel): Promise<void> {
  const now = clock.now()
  const today = calendarDateOf(now)
  for (;;) {
    const count = await inTransaction(database, async (tx) => {
      const ending = await findEndingCertificates(tx, today, addDays(today, WARNED_DAYS))
      await noteReminded(
        tx,
        ending.map(({ taxDetailId }) => taxDetailId),
        now,
      )
      await queueMails(
        tx,
        ending.map(({ userId, validUntil }) => ({
          userId,
          template: 'certificateExpires' as const,
          params: { until: formatDate(validUntil!) },
        })),
      )
      return ending.length
    })
    if (count === 0) return
  }
}
