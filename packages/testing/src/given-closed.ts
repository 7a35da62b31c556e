import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import type { TestApp } from './test-app.ts'

/** Closes the account of a new customer, who has begun to prove their identity or not; answers their id. */
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
