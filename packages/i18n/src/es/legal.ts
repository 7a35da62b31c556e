import { cookies } from './legal/cookies.ts'
import { information } from './legal/information.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'

export const legal = {
  updated: 'Última actualización: %{date}',
  contents: 'En esta página',
  notice,
  information,
  privacy,
  cookies,
} as const
