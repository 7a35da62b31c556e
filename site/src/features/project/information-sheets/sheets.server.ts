import type { Answer, Client } from '@cauce/client'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf, dataOrMissing } from '../../../http/client.server.ts'

export type Sheet = Answer<'/v1/project/information-sheets/{id}/whole'>
export type SheetVersion = Answer<'/v1/project/information-sheets'>['data'][number]

/** Undefined if the reader may not see the project. */
export const findSheet = (client: Client, id: string): Promise<Sheet | undefined> =>
  dataOrMissing(client.GET('/v1/project/information-sheets/{id}/whole', { params: { path: { id } } }))

/** Newest first. */
export async function listVersions(client: Client, projectId: string): Promise<readonly SheetVersion[]> {
  const query = { projectId, orderBy: 'version', take: MAXIMUM_TAKE } as const
  return (await dataOf(client.GET('/v1/project/information-sheets', { params: { query } }))).data
}
