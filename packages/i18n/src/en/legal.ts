import type { legal as source } from '../es/legal.ts'
import type { Translation } from '../translation.ts'
import { cookies } from './legal/cookies.ts'
import { information } from './legal/information.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'

export const legal = {
  updated: 'Last updated: %{date}',
  contents: 'On this page',
  notice,
  information,
  privacy,
  cookies,
} as const satisfies Translation<typeof source>
