import { addDays, addMonths, api } from '@cauce/contract'
import { companyTaxNumber, spanishIban } from '../spanish-numbers.ts'
import { bankingDayUntil, payQueue } from './bank.ts'
import type { World } from './world.ts'

const TAX_OFFICE_IBAN = spanishIban(5_000_271, '90000001')
const DECLARER = {
  taxNumber: companyTaxNumber('B', 1_931_204),
  name: 'Cauce Financiación Participativa, S. L.',
  contact: 'Vidal Ros, Carmen',
  phone: '915550142',
} as const
/** Before the 20th, when the quarterly tax is due. */
const DAY_OF_MONTH = 12

/**
 * Monthly, for the completed quarters, so that late interest follows its quarter. The last quarter stays open to try.
 */
export function planTaxHandovers(world: World, since: string): void {
  const { agenda, moments } = world
  const first = `${since.slice(0, 8)}01`
  agenda.add(moments.on(bankingDayUntil(addDays(addMonths(first, 1), 3)), '09:20'), () => setDeclarer(world))
  for (let month = addMonths(first, 1); ; month = addMonths(month, 1)) {
    const day = bankingDayUntil(addDays(month, DAY_OF_MONTH - 1))
    if (day >= moments.today) return
    agenda.add(moments.on(day, '08:50'), () => handOver(world))
  }
}

/** One administrator queues the payments, the other releases the batch. */
async function handOver(world: World): Promise<void> {
  const { call, administrators, moments } = world
  const { token } = administrators[0]
  const { quarters } = await call(token, api.withholdings.read, {})
  const due = quarters.filter(
    ({ fromDay, isOver, open }) => isOver && open !== '0.00' && addMonths(fromDay, 6) <= moments.today,
  )
  if (due.length === 0) return
  for (const { fromDay } of due) await call(token, api.withholdings.payOver, { body: { fromDay } })
  const query = { kind: 'tax', state: 'queued', take: 100 } as const
  const { data } = await call(token, api.payments.list, { query })
  for (const { paymentId: id } of data)
    await call(token, api.payments.edit, { params: { id }, body: { iban: TAX_OFFICE_IBAN } })
  await payQueue(world, 'tax')
}

async function setDeclarer({ call, administrators: [first, second] }: World): Promise<void> {
  const { declarerId: id } = await call(first.token, api.declarers.create, { body: DECLARER })
  await call(second.token, api.declarers.decide, { params: { id }, body: { state: 'active' } })
}
