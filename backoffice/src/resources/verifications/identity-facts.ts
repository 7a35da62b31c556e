import { identityKeyOf } from '@cauce/contract/account/identification.ts'
import { latinOf } from '@cauce/contract/latin.ts'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'

/** What one of two sources says; `null` where it says nothing. */
type Said = string | null

/** Whether the account and the document say the same; `unread` where one of them says nothing. */
export type IdentityVerdict = 'same' | 'different' | 'unread'

export interface IdentityFact {
  readonly name:
    | 'name'
    | 'surname'
    | 'legalRepresentativeName'
    | 'birthdayAt'
    | 'identificationDocumentType'
    | 'identificationDocumentNumber'
    | 'nationality'
  readonly registered: Said
  readonly read: Said
  readonly verdict: IdentityVerdict
}

/** How long a document is still valid at `today`, a calendar date: in days, negative once it has expired. */
export function daysValid(validUntil: string | null, today: string): number | undefined {
  if (validUntil === null) return undefined
  return Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000)
}

type Person = Pick<
  UserRecord,
  | 'kind'
  | 'name'
  | 'surname'
  | 'legalRepresentativeName'
  | 'birthdayAt'
  | 'nationality'
  | 'identificationDocumentType'
  | 'identificationDocumentNumber'
>

/** What a person registered beside what the identity provider read from the document. A company is compared by its representative. */
export function identityFacts(
  user: Person,
  { documents, decisionData }: Pick<VerificationRecord, 'documents' | 'decisionData'>,
): IdentityFact[] {
  const read = readPerson(decisionData)
  const document = documents[0]
  const names: IdentityFact[] =
    user.kind === 'company'
      ? [
          factOf(
            'legalRepresentativeName',
            user.legalRepresentativeName,
            joined(read.firstName, read.lastName),
            isSameText,
          ),
        ]
      : [
          factOf('name', user.name, read.firstName, isSameText),
          factOf('surname', user.surname, read.lastName, isSameText),
        ]
  return [
    ...names,
    factOf('birthdayAt', user.birthdayAt, read.dateOfBirth),
    factOf('identificationDocumentType', user.identificationDocumentType, document?.type),
    factOf('identificationDocumentNumber', user.identificationDocumentNumber, document?.number, isSameNumber),
    factOf('nationality', user.nationality, document?.country),
  ]
}

function factOf(
  name: IdentityFact['name'],
  registered: Said | undefined,
  read: Said | undefined,
  isSame: (one: string, other: string) => boolean = (one, other) => one === other,
): IdentityFact {
  const one = registered || null
  const other = read || null
  const verdict = one === null || other === null ? 'unread' : isSame(one, other) ? 'same' : 'different'
  return { name, registered: one, read: other, verdict }
}

/** As the machine-readable lines of documents print names. One letter more or less is another one. */
const isSameText = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) =>
  latinOf(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

const isSameNumber = (one: string, other: string) => identityKeyOf(one) === identityKeyOf(other)

const joined = (...parts: readonly Said[]) => parts.filter(Boolean).join(' ')

/** The person in the provider's data, whose shape is not ours. */
function readPerson(data: VerificationRecord['decisionData']) {
  const person = data?.['person']
  const of = (key: string): Said => {
    const value: unknown =
      typeof person === 'object' && person !== null ? (person as Record<string, unknown>)[key] : null
    return typeof value === 'string' ? value : null
  }
  return { firstName: of('firstName'), lastName: of('lastName'), dateOfBirth: of('dateOfBirth') }
}
