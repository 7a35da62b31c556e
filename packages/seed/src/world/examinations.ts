import { api } from '@cauce/contract'
import type { Customer } from './customers.ts'
import type { World } from './world.ts'

export function planExaminations(
  { agenda, call, moments, administrators }: World,
  customers: readonly Customer[],
): void {
  const [one, other] = administrators
  agenda.add(moments.at(ACCESS_REQUEST.daysAgo, '16:20'), async () => {
    await call(other.token, api.examinationAccesses.ask, { body: { reason: ACCESS_REQUEST.purpose } })
  })
  for (const { customer: key, daysAgo, purpose, reason, finding, conclusion } of EXAMINATIONS) {
    const customer = customers.find(({ story }) => story.key === key)
    if (!customer) continue
    const plan = (time: `${number}:${number}`, act: () => Promise<unknown>) =>
      agenda.add(moments.at(daysAgo, time), async () => void (await act()))
    let accessId = ''
    let id = ''
    const step = (token: string, action: 'grant' | 'end') =>
      call(token, api.examinationAccesses.step, { params: { id: accessId }, body: { action } })
    plan('09:30', async () => {
      ;({ accessId } = await call(one.token, api.examinationAccesses.ask, { body: { reason: purpose } }))
    })
    plan('09:50', () => step(other.token, 'grant'))
    plan('10:05', async () => {
      const body = { userId: customer.person().userId, reason }
      id = (await call(one.token, api.examinations.create, { body })).examinationId
    })
    plan('11:40', () => call(one.token, api.examinations.note, { params: { id }, body: { text: finding } }))
    plan('12:15', () =>
      call(one.token, api.examinations.conclude, { params: { id }, body: { text: conclusion, isReported: false } }),
    )
    plan('12:20', () => step(one.token, 'end'))
  }
}

const ACCESS_REQUEST = { daysAgo: 1, purpose: 'Revisión de los ingresos de la semana.' } as const

const EXAMINATIONS = [
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    daysAgo: 21,
    purpose: 'Revisión de los ingresos del mes.',
    reason: 'Dos ingresos el mismo día, de la misma cuenta y por el mismo importe.',
    finding: 'El banco confirma que la empresa repitió la transferencia por error y pidió la devolución de una.',
    conclusion: 'Fue un error al repetir la orden. No hay indicios de blanqueo.',
  },
] as const
