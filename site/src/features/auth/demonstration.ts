import type { Answer } from '@cauce/client'
import { call, client } from '../../ui/api.ts'

/** An account of the demonstration; outside it the call is 404 and nothing of this is shown. */
export type DemonstrationAccount = Answer<'/v1/misc/demonstration-accounts'>['data'][number]

/** The accounts with the codes of this moment, or `undefined` when there is no demonstration or no connection. */
export async function loadDemonstrationAccounts(): Promise<readonly DemonstrationAccount[] | undefined> {
  const { data } = await call(client.GET('/v1/misc/demonstration-accounts'))
  return data?.data
}
