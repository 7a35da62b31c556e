import { api } from '@cauce/contract'
import { CUSTOMER_NOTES, CUSTOMER_TASKS } from '../texts/customer-care.ts'
import type { Customer } from './customers.ts'
import type { Person, World } from './world.ts'

export function planCustomerCare(world: World, customers: readonly Customer[]): void {
  const { agenda, call, moments, administrators, managers } = world
  const plan = (key: string, at: Date, act: (customer: Person, manager: Person) => Promise<unknown>) => {
    const customer = customers.find(({ story }) => story.key === key)
    const number = customer?.story.manager ?? null
    const manager = number === null ? administrators[1] : managers[number]
    if (customer && manager) agenda.add(at, async () => void (await act(customer.person(), manager)))
  }
  for (const { customer, daysAgo, text, isPinned, mentions } of CUSTOMER_NOTES)
    plan(customer, moments.at(daysAgo, '10:40'), ({ userId }, { token }) => {
      const mentionedIds = mentions ? [administrators[1].userId] : []
      return call(token, api.userNotes.create, { body: { userId, text, pinned: isPinned, mentionedIds } })
    })
  for (const { customer, madeDaysAgo, title, dueDaysAgo, doneDaysAgo } of CUSTOMER_TASKS)
    plan(customer, moments.at(madeDaysAgo, '10:50'), async ({ userId }, { token }) => {
      const body = { userId, title, dueOn: moments.day(dueDaysAgo) }
      const { userTaskId } = await call(token, api.userTasks.create, { body })
      if (doneDaysAgo === null) return
      const finish = () => call(token, api.userTasks.edit, { params: { id: userTaskId }, body: { state: 'done' } })
      agenda.add(moments.at(doneDaysAgo, '15:20'), async () => void (await finish()))
    })
}
