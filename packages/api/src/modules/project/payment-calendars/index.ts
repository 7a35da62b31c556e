import { api, calendarDateOf } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { awaitedPayments } from '../distributions/index.ts'
import { deleteCalendarOf, findCalendar, findCalendarOwner, keepCalendar } from './payment-calendars.queries.ts'

export { deleteCalendarOf } from './payment-calendars.queries.ts'

export const paymentCalendarsModule: ModuleFactory = (kernel) => ({
  name: 'payment-calendars',
  routes: [
    bind(api.paymentCalendars.read, async ({ actor }) => {
      const calendar = await findCalendar(kernel.database, userIdOf(actor))
      return { createdAt: calendar?.createdAt ?? null }
    }),
    bind(api.paymentCalendars.make, (call) => make(kernel, call)),
    bind(api.paymentCalendars.remove, ({ actor }) => deleteCalendarOf(kernel.database, userIdOf(actor))),
    bind(api.paymentCalendars.open, (call) => open(kernel, call)),
  ],
})

async function make({ database, clock }: Kernel, { actor }: Call<typeof api.paymentCalendars.make>) {
  const token = newToken()
  const createdAt = clock.now()
  await keepCalendar(database, { userId: userIdOf(actor), tokenHash: hashOfToken(token), createdAt })
  return { token, createdAt }
}

/** The address reveals payments and nothing else. */
async function open({ database, clock }: Kernel, { params }: Call<typeof api.paymentCalendars.open>) {
  const { userId, language } = found(await findCalendarOwner(database, hashOfToken(params.token)))
  const payments = await awaitedPayments(database, userId, calendarDateOf(clock.now()))
  return {
    language,
    payments: payments.map(({ distributionId, orderId, projectName, number, part, count, dueDate, net }) => ({
      ...{ distributionId, orderId, projectName, number, part, count, dueDate, net },
    })),
  }
}
