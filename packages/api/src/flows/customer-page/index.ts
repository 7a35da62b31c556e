import { api, calendarDateOf, EVENT_KINDS, isPermitted } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { bind, type Call } from '../../http/bind.ts'
import { found } from '../../http/expect.ts'
import { customerFilter } from '../../http/scope.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { recentHandsOf } from '../../modules/account/person-hands/index.ts'
import { failuresSlowedAfter, forgottenBefore, subjectOfEmail } from '../../modules/auth/throttling/index.ts'
import { findOwedTexts, listAcceptances } from '../../modules/misc/legal-texts/index.ts'
import { paymentsOutlook } from '../../modules/project/distributions/index.ts'
import { holdingsOf } from '../../modules/project/orders/index.ts'
import { findWalletOfUser } from '../../modules/wallet/wallets/index.ts'
import { findUserView, type UserView } from '../../modules/account/users/index.ts'
import { listEvents } from './events.queries.ts'
import { countIncidents, findApprovedDocument, findEarnings, findTickets } from './overview.queries.ts'
import { riskMarks } from './risk-marks.domain.ts'

export const customerPageFlow: ModuleFactory = (kernel) => ({
  name: 'customer-page',
  routes: [
    bind(api.customers.readOverview, async (call) => overviewOf(kernel, call, await expectCustomer(kernel, call))),
    bind(api.customers.readEvents, async (call) => {
      const { userId } = await expectCustomer(kernel, call)
      return eventsOf(kernel, call, userId, call.query)
    }),
    bind(api.legalTexts.readAcceptances, async (call) => {
      const { database, clock } = kernel
      const { userId } = found(
        await findUserView(database, call.query.userId, customerFilter(call)),
        'customer-not-accessible',
      )
      const owed = await findOwedTexts(database, userId, calendarDateOf(clock.now()))
      return { owed, accepted: await listAcceptances(database, userId) }
    }),
  ],
})

type OfCustomer = Call<typeof api.customers.readOverview> | Call<typeof api.customers.readEvents>

const expectCustomer = async ({ database }: Kernel, call: OfCustomer): Promise<UserView> =>
  found(await findUserView(database, call.params.id, customerFilter(call)))

async function eventsOf(
  { database }: Kernel,
  { actor }: OfCustomer,
  userId: string,
  { kind, before, beforeId }: Call<typeof api.customers.readEvents>['query'],
) {
  const readable = EVENT_KINDS.filter((one) => one !== 'staff' || isPermitted('audit.read', actor.kind))
  const kinds = readable.filter((one) => kind === undefined || one === kind)
  if (kinds.length === 0) return { events: [], hasMore: false }
  return listEvents(database, userId, { kinds, before, beforeId })
}

async function overviewOf(kernel: Kernel, call: OfCustomer, user: UserView) {
  const { database, clock } = kernel
  const { userId } = user
  const now = clock.now()
  const today = calendarDateOf(now)
  const wallet = await findWalletOfUser(database, userId)
  const held = (await inTransaction(database, (tx) => holdingsOf(tx, [userId]))).get(userId)!
  const { reflecting, earned } = await findEarnings(database, userId)
  const subjects = [subjectOfEmail(user.email), userId]
  const counts = await countIncidents(database, userId, subjects, forgottenBefore(now))
  return {
    userId,
    balance: wallet?.balance ?? 0n,
    available: wallet?.available ?? 0n,
    reserved: wallet?.reserved ?? 0n,
    unreceived: wallet?.unreceived ?? 0n,
    invested: held.invested,
    projectCount: held.investedIn.size,
    reflecting,
    earned,
    ...(await paymentsOutlook(database, userId, today)),
    marks: riskMarks({
      isDisabled: user.disabled,
      isEmailConfirmed: user.isEmailConfirmed,
      isVerified: user.verificationStatus === 'Approved',
      registeredNumber: user.identificationDocumentNumber,
      document: await findApprovedDocument(database, userId),
      declinedCount: counts.declined,
      refusedAccountCount: counts.refused,
      sharedAccountCount: counts.shared,
      returnedPaymentCount: counts.returned,
      heldPayerCount: counts.held,
      failedLoginCount: counts.failed,
      freeFailures: failuresSlowedAfter,
      invested: held.invested,
      today,
    }),
    recentHands: await recentHandsOf(database, call, userId, now),
    tickets: await findTickets(database, userId),
    latest: await eventsOf(kernel, call, userId, {}),
  }
}
