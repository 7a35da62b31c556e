import { api, calendarDateOf } from '@cauce/contract'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { signedUrl } from '../../../platform/files/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import * as queries from './distributions.queries.ts'
import { viewOf } from './distributions.service.ts'
import { listPayments } from './payments.queries.ts'
import { findAcceptedDetails } from '../../tax/tax-details/index.ts'
import { findRatesInForce } from '../../tax/withholding-rates/index.ts'
import { paymentViewOf } from './payments.view.ts'

/** Investors see distributions of their projects. */
const investorOf = (call: Pick<Call, 'scope' | 'actor'>) =>
  call.scope === 'own' ? { investorId: userIdOf(call.actor) } : {}

/** flows/distribute binds `record`, `discard` and `confirm`. */
export const distributionRoutes = (kernel: Kernel) => {
  const { database, clock } = kernel
  const today = () => calendarDateOf(clock.now())
  return [
    bind(api.distributions.list, async (call) => {
      const { data, ...whole } = await queries.listDistributions(
        database,
        {
          ...call.query,
          ...investorOf(call),
          ...approvalFilter(kernel, call, 'distributions.edit'),
          today: today(),
        },
        call.query,
      )
      return { data: data.map((record) => viewOf(record, today())), ...whole }
    }),
    bind(api.distributions.listPayments, async (call) => {
      const { data, total } = await listPayments(
        database,
        { ...call.query, ...customerFilter(call), today: today() },
        call.query,
      )
      const userIds = data.map(({ userId }) => userId)
      const detailsOf = await findAcceptedDetails(database, userIds)
      const context = { today: today(), rates: await findRatesInForce(database), detailsOf }
      return { data: data.map((payment) => paymentViewOf(payment, context)), total }
    }),
    bind(api.distributions.read, async (call) =>
      viewOf(found(await queries.findDistribution(database, call.params.id, investorOf(call))), today()),
    ),
    ...bindRows(api.distributions.listShares, api.distributions.readShare, async (call) => {
      found(await queries.findDistribution(database, call.params.id))
      return queries.listShares(database, call.params.id, call.query)
    }),
    bind(api.distributions.url, async (call) => {
      const { document } = found(await queries.findDistribution(database, call.params.id))
      return signedUrl(kernel, found(document ?? undefined).fileId)
    }),
  ]
}
