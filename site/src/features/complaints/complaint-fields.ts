import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { ComplaintBody, ComplaintText, ComplaintTick } from '@cauce/contract/support/complaint-form.ts'
import { MAXIMUM_COMPLAINT_DOCUMENTS } from '@cauce/contract/support/complaints.ts'

export const COMPLAINANT = [
  ...(['name', 'firstName', 'registrationNumber', 'lei', 'address', 'postcode'] as const),
  ...(['city', 'country', 'phone', 'email'] as const),
] as const satisfies readonly ComplaintText[]
export const CONTACT = [
  ...(['contactName', 'contactFirstName', 'contactAddress', 'contactPostcode'] as const),
  ...(['contactCity', 'contactCountry', 'contactPhone', 'contactEmail'] as const),
] as const satisfies readonly ComplaintText[]
export const REPRESENTATIVE = [
  ...(['representativeName', 'representativeFirstName', 'representativeRegistrationNumber'] as const),
  ...(['representativeLei', 'representativeAddress', 'representativePostcode', 'representativeCity'] as const),
  ...(['representativeCountry', 'representativePhone', 'representativeEmail'] as const),
] as const satisfies readonly ComplaintText[]
const COMPLAINT = [
  ...(['investmentReference', 'description', 'dates', 'damage', 'otherComments', 'place'] as const),
] as const satisfies readonly ComplaintText[]
export const TICKS = ['hasPower', 'hasContracts', 'hasOther'] as const satisfies readonly ComplaintTick[]

export const FILES = 'documents'
export const COMPLAINT_FILES = {
  field: FILES,
  kinds: ATTACHMENT_KINDS,
  maximumCount: MAXIMUM_COMPLAINT_DOCUMENTS,
} as const
const NAMES = [...COMPLAINANT, ...CONTACT, ...REPRESENTATIVE, ...COMPLAINT, ...TICKS, FILES] as const
export type ComplaintField = (typeof NAMES)[number]
type Typed = Readonly<Record<ComplaintField, string>>

interface Person {
  readonly name: string
  readonly surname: string
  readonly companyName: string | null
  readonly email: string
}

/** Prefilled from the logged-in person. */
export function complaintFields(person: Person | undefined): Typed {
  const empty = Object.fromEntries(NAMES.map((name) => [name, ''])) as Typed
  if (!person) return empty
  const { name, surname, companyName, email } = person
  return companyName === null
    ? { ...empty, name: surname, firstName: name, email }
    : { ...empty, name: companyName, email }
}

/** Body of `POST /v1/support/complaints` without files or empty values. */
export function complaintBodyOf(typed: Typed): ComplaintBody {
  const texts = [...COMPLAINANT, ...CONTACT, ...REPRESENTATIVE, ...COMPLAINT].map(
    (name) => [name, typed[name]] as const,
  )
  const given = Object.fromEntries(texts.filter(([, value]) => value !== ''))
  const ticks = Object.fromEntries(TICKS.map((name) => [name, typed[name] !== '']))
  return { ...given, ...ticks } as ComplaintBody
}

/** Without files it stays JSON. */
export const withFiles = <Body extends object>(body: Body, files: readonly File[]): Body =>
  files.length === 0 ? body : { ...body, [FILES]: files }
