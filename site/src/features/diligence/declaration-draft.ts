import {
  mistakesOfBackground,
  type CompanyControl,
  type FundsOrigin,
  type PoliticalExposure,
  type RelationshipPurpose,
} from '@cauce/contract/account/customer-background.ts'
import type { ErrorCode, FieldError } from '@cauce/contract/errors.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import type { Answer } from '@cauce/client'

export type PersonKind = 'individual' | 'company'
export type Declarations = Answer<'/v1/account/customer-declarations'>
export type Declaration = Declarations['declarations'][number]

export interface OwnerDraft {
  /** Row key. */
  readonly key: number
  readonly name: string
  readonly birthdayAt: string
  readonly nationality: string
  readonly country: string
  readonly share: string
}

/** As typed; no default choices. */
export interface DeclarationDraft {
  readonly activity: string
  readonly purpose: RelationshipPurpose | ''
  readonly purposeText: string
  readonly origins: readonly FundsOrigin[]
  readonly originText: string
  readonly exposure: PoliticalExposure | ''
  readonly exposedOffice: string
  readonly exposedPerson: string
  readonly exposureEndedOn: string
  readonly control: CompanyControl | ''
  readonly owners: readonly OwnerDraft[]
}

export const emptyOwner = (key: number): OwnerDraft => ({
  key,
  name: '',
  birthdayAt: '',
  nationality: '',
  country: '',
  share: '',
})

const NOTHING: DeclarationDraft = {
  activity: '',
  purpose: '',
  purposeText: '',
  origins: [],
  originText: '',
  exposure: '',
  exposedOffice: '',
  exposedPerson: '',
  exposureEndedOn: '',
  control: '',
  owners: [],
}

/** The latest declaration, or empty; dates in wire format. */
export function draftOf(declared: Declaration | undefined): DeclarationDraft {
  if (!declared) return NOTHING
  return {
    ...declared,
    purposeText: declared.purposeText ?? '',
    originText: declared.originText ?? '',
    exposedOffice: declared.exposedOffice ?? '',
    exposedPerson: declared.exposedPerson ?? '',
    exposureEndedOn: declared.exposureEndedOn ?? '',
    control: declared.control ?? '',
    owners: declared.owners.map((owner, key) => ({
      ...owner,
      key,
      share: owner.share === null ? '' : String(owner.share).replace('.', ','),
    })),
  }
}

/** `NaN` if invalid. */
function basisPointsOf(typed: string): number {
  const plain = typed.trim().replace('%', '').trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** An invalid date stays as typed. */
const dayOf = (typed: string) => parseTypedDate(typed) ?? typed

/** By control id. The API checks again. */
export function mistakesOfDraft(kind: PersonKind, draft: DeclarationDraft, today: string): FieldError[] {
  const { owners, ...body } = bodyOf(kind, draft)
  const known = {
    ...body,
    purpose: draft.purpose || 'savings',
    exposure: draft.exposure || 'none',
    owners: owners.map((owner) => ({ ...owner, share: owner.share === null ? null : owner.share * 100 })),
  } as const
  return [
    ...mistakesOfBackground(kind, known, today),
    ...mistakesOfChoices(draft),
    ...(kind === 'company' ? mistakesOfOwners(draft) : []),
  ]
}

const at = (path: string, code: ErrorCode, isWrong: boolean): FieldError[] => (isWrong ? [{ path, code }] : [])
const isNoDay = (typed: string) => typed.trim() !== '' && parseTypedDate(typed) === undefined

const mistakesOfChoices = ({ purpose, exposure, exposureEndedOn }: DeclarationDraft): FieldError[] => [
  ...at('purpose', 'required', purpose === ''),
  ...at('exposure', 'required', exposure === ''),
  ...at('exposureEndedOn', 'date-invalid', exposure !== 'none' && isNoDay(exposureEndedOn)),
]

const mistakesOfOwners = ({ control, owners }: DeclarationDraft): FieldError[] =>
  owners.flatMap((owner, index) => [
    ...OWNER_TEXTS.flatMap((name) => at(`owners.${index}.${name}`, 'required', owner[name].trim() === '')),
    ...at(`owners.${index}.birthdayAt`, 'date-invalid', isNoDay(owner.birthdayAt)),
    ...at(`owners.${index}.share`, 'number-invalid', control === 'owners' && isNoShare(owner.share)),
  ])

const OWNER_TEXTS = ['name', 'birthdayAt', 'nationality', 'country'] as const
const isNoShare = (typed: string) => typed.trim() !== '' && !(basisPointsOf(typed) <= 10_000)

/** Individuals have no owners. */
export function bodyOf(kind: PersonKind, draft: DeclarationDraft) {
  const { activity, purpose, origins, exposure, control } = draft
  return {
    activity,
    purpose: purpose as RelationshipPurpose,
    purposeText: purpose === 'other' ? draft.purposeText : null,
    origins: [...origins],
    originText: draft.originText || null,
    exposure: exposure as PoliticalExposure,
    exposedOffice: exposure === 'none' ? null : draft.exposedOffice,
    exposedPerson: exposure === 'relative' || exposure === 'associate' ? draft.exposedPerson : null,
    exposureEndedOn: exposure === 'none' || draft.exposureEndedOn === '' ? null : dayOf(draft.exposureEndedOn),
    control: kind === 'company' ? control || null : null,
    owners: kind === 'company' ? draft.owners.map((owner) => ownerOf(owner, control)) : [],
  }
}

const ownerOf = ({ name, birthdayAt, nationality, country, share }: OwnerDraft, control: CompanyControl | '') => ({
  name,
  birthdayAt: dayOf(birthdayAt),
  nationality,
  country,
  share: control !== 'owners' || share.trim() === '' ? null : basisPointsOf(share) / 100,
})
