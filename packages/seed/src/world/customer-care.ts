import { api } from '@cauce/contract'
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

const CUSTOMER_NOTES = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    daysAgo: 25,
    text: 'Prefiere que la llamen por la tarde, después de las 17:00.',
    isPinned: true,
    mentions: false,
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    daysAgo: 4,
    text: 'Pregunta por la retención de los rendimientos de 2025. ¿Se le puede adelantar el certificado?',
    isPinned: false,
    mentions: true,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    daysAgo: 11,
    text: 'Firma siempre la representante. El segundo firmante está pendiente de la escritura de poderes.',
    isPinned: true,
    mentions: false,
  },
] as const

const CUSTOMER_TASKS = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    madeDaysAgo: 18,
    title: 'Enviar el resumen de sus inversiones',
    dueDaysAgo: 12,
    doneDaysAgo: 13,
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    madeDaysAgo: 4,
    title: 'Llamar por el retraso de Mercado de San Roque',
    dueDaysAgo: 1,
    doneDaysAgo: null,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    madeDaysAgo: 11,
    title: 'Pedir la escritura de poderes del segundo firmante',
    dueDaysAgo: -9,
    doneDaysAgo: null,
  },
] as const
