import type { Person } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'

/** What the audit keeps of the one change of a record: the fields before it, and those after it. */
export async function changedFields({ client }: Pick<Person, 'client'>, recordId: string): Promise<string[][]> {
  const { data } = await granted(client.GET('/v1/misc/audit', { params: { query: { recordId } } }))
  const { before, after } = data.find((record) => record.before !== null && record.after !== null)!
  return [before!, after!].map((fields) => Object.keys(fields).toSorted())
}
