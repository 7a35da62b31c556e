import type { Person } from './given.ts'
import { granted } from './granted.ts'

interface People {
  readonly customer: Person
  readonly administrator: Person
}

export async function screened({ customer: { userId }, administrator: { client } }: People) {
  const params = { path: { id: userId } }
  const { holds } = await granted(
    client.POST('/v1/account/diligence/{id}/screenings', {
      params,
      body: {
        subject: 'Clara Vidal',
        listKind: 'exposure',
        listName: 'Cargos públicos',
        listDate: '2026-11-01',
        checkedOn: '2026-11-20',
        result: 'confirmed',
        reason: 'Es concejala',
      },
    }),
  )
  const holdId = holds[0]!.accountHoldId
  await granted(
    client.POST('/v1/account/diligence/{id}/holds/{holdId}/steps', {
      params: { path: { id: userId, holdId } },
      body: { action: 'approve', reason: 'Sueldo conocido' },
    }),
  )
  return { 'diligence.id': userId, 'diligence.holdId': holdId, 'accountHolds.id': holdId }
}
