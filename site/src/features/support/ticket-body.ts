import type { LoggedAnswer } from '@cauce/client/request-log.ts'
import { MAXIMUM_TICKET_DOCUMENTS, type DocumentOwnerType } from '@cauce/contract/support/tickets.ts'

/** The maximum less the screenshot and the 20 request files. */
export const MAXIMUM_ATTACHMENTS = MAXIMUM_TICKET_DOCUMENTS - 21

export interface Enclosures {
  readonly attachments: readonly File[]
  readonly picture?: File | undefined
  readonly requests?: readonly LoggedAnswer[] | undefined
}

interface Enclosed {
  readonly documents?: readonly File[]
  readonly documentOwnerTypes?: DocumentOwnerType[]
}

/** Handbook rule 9.8. */
export function enclosed({ attachments, picture, requests = [] }: Enclosures): Enclosed {
  const all = [
    ...attachments.map((file) => ({ file, type: 'userDocument' as const })),
    ...(picture ? [{ file: picture, type: 'screenshot' as const }] : []),
    ...requests.map((answer, index) => ({ file: fileOf(answer, index + 1), type: 'requestHistory' as const })),
  ]
  if (all.length === 0) return {}
  return { documents: all.map(({ file }) => file), documentOwnerTypes: all.map(({ type }) => type) }
}

/** Ids are replaced by a placeholder. */
export const wordsOf = ({ method, url }: LoggedAnswer, id = '…'): string => `${method} ${url.replaceAll(ID, id)}`

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The name describes the answer for staff: `03-get-v1-wallet-wallets-200.json`. */
function fileOf(answer: LoggedAnswer, number: number): File {
  const words = wordsOf(answer, 'id')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
  const name = `${String(number).padStart(2, '0')}-${words.slice(0, 80)}-${answer.status}.json`
  return new File([JSON.stringify(answer, null, 2)], name, { type: 'application/json' })
}
