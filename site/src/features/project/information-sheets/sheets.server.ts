import type { Answer, Client } from '@cauce/client'
import { dataOf, dataOrMissing } from '../../../http/client.server.ts'

export type Sheet = Answer<'/v1/project/information-sheets/{id}/whole'>
export type SheetVersion = Answer<'/v1/project/information-sheets'>['data'][number]

/** More versions than a sheet has. */
const MOST_VERSIONS = 100

/** A published sheet with what it says, if this reader may see its project. */
export const findSheet = (client: Client, id: string): Promise<Sheet | undefined> =>
  dataOrMissing(client.GET('/v1/project/information-sheets/{id}/whole', { params: { path: { id } } }))

/** The versions of a project, the latest first. */
export async function listVersions(client: Client, projectId: string): Promise<readonly SheetVersion[]> {
  const query = { projectId, orderBy: 'version', take: MOST_VERSIONS } as const
  return (await dataOf(client.GET('/v1/project/information-sheets', { params: { query } }))).data
}
