import type { legal as source } from '../es/legal.ts'
import type { Translation } from '../translation.ts'
import { cookies } from './legal/cookies.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'

export const legal = {
  review: 'This text is a complete draft that legal counsel must review before the platform opens to the public.',
  updated: 'Last updated: %{date}',
  contents: 'On this page',
  notice,
  privacy,
  cookies,
} as const satisfies Translation<typeof source>
