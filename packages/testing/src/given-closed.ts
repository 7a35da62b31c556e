import { carryOutRetention } from '@cauce/api/flows/retention/index'
import { verificationEvents } from '@cauce/api/schema/account'
import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

export async function closedAccount(
  app: TestApp,
  { client }: Person,
  { name, hasProof = true }: { readonly name: string; readonly hasProof?: boolean },
): Promise<string> {
  const person = await given(app).person({ name })
  if (hasProof) await granted(person.client.POST('/v1/account/verifications'))
  await client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
  return person.userId
}

export async function erasedByPeriod(app: TestApp, { client }: Person): Promise<Readonly<Record<string, string>>> {
  const old = { eventHash: crypto.randomUUID(), receivedAt: new Date('2020-01-01T00:00:00Z') }
  await app.kernel.database.insert(verificationEvents).values(old)
  await carryOutRetention(app.kernel)
  const { data } = await granted(client.GET('/v1/misc/retention-records'))
  return { 'retentionRecords.id': data[0]!.retentionRecordId }
}
