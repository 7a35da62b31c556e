import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

export const givenReservable = (app: TestApp) =>
  given(app).project({ phase: 'Preinvestment', preinvestorDeposit: 5_000n })

const bodyOf = (userId: string, projectId: string, amount: string) =>
  ({ projectId, amount, userId, acceptsTerms: true }) as const

export async function reserved(app: TestApp, { client, userId }: Person): Promise<Record<'reservations.id', string>> {
  const { projectId } = await givenReservable(app)
  const body = bodyOf(userId, projectId, '500.00')
  const { reservationId } = await granted(client.POST('/v1/project/reservations', { body }))
  return { 'reservations.id': reservationId }
}

export async function reservedOrWithdrawn({ client, userId }: Person, projectId: string, index: number): Promise<void> {
  const body = bodyOf(userId, projectId, `${(index + 1) * 100}.00`)
  const { data } = await client.POST('/v1/project/reservations', { body })
  const params = { path: { id: data?.reservationId ?? '' } }
  if (index % 2 === 1) await client.POST('/v1/project/reservations/{id}/withdraw', { params })
}
