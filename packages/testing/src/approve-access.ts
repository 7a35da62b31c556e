import { granted } from './granted.ts'
import type { Person } from './given.ts'

export async function approveAccess({ client }: Pick<Person, 'client'>, userId: string): Promise<void> {
  const query = { userId, state: 'proposed' as const }
  const { data } = await granted(client.GET('/v1/account/access-changes', { params: { query } }))
  for (const { id } of data.map((change) => ({ id: change.accessChangeId })))
    await granted(
      client.PATCH('/v1/account/access-changes/{id}', { params: { path: { id } }, body: { state: 'active' } }),
    )
}
