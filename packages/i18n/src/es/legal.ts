import { cookies } from './legal/cookies.ts'
import { information } from './legal/information.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'

/** The pages of law. Empty lines part paragraphs, lines that start with "- " are a list. */
export const legal = {
  updated: 'Última actualización: %{date}',
  contents: 'En esta página',
  notice,
  information,
  privacy,
  cookies,
} as const
