import type { Answer, Client } from '@cauce/client'
import { dataOf } from './client.server.ts'

export type PublicSettings = Answer<'/v1/misc/settings'>

/** How this installation is set up, as far as pages say it. */
export const loadSettings = (client: Client): Promise<PublicSettings> => dataOf(client.GET('/v1/misc/settings'))
