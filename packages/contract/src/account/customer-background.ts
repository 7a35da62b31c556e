/** Ley 10/2010, articles 4 to 6, 14 and 15; handbook rules 27.1 to 27.6. No schema library: used by the page. */
import { addMonths } from '../calendar.ts'

/** Article 5. */
export const RELATIONSHIP_PURPOSES = ['savings', 'income', 'diversification', 'treasury', 'other'] as const
export type RelationshipPurpose = (typeof RELATIONSHIP_PURPOSES)[number]

/** Article 6. */
export const FUNDS_ORIGINS = [
  'salary',
  'business',
  'savings',
  'property',
  'inheritance',
  'investments',
  'pension',
  'other',
] as const
export type FundsOrigin = (typeof FUNDS_ORIGINS)[number]

/** Article 14. */
export const POLITICAL_EXPOSURES = ['none', 'own', 'relative', 'associate'] as const
export type PoliticalExposure = (typeof POLITICAL_EXPOSURES)[number]

export const COMPANY_CONTROLS = ['owners', 'administrators'] as const
export type CompanyControl = (typeof COMPANY_CONTROLS)[number]

/** Article 4: an owner has more. */
export const OWNER_SHARE_BASIS_POINTS = 2_500
export const MAXIMUM_OWNERS = 10
/** Characters. */
export const BACKGROUND_LENGTHS = { line: 200, purpose: 300, origin: 500 } as const
/** Article 15. */
const EXPOSURE_MONTHS = 24

export interface CompanyOwner {
  readonly name: string
  readonly birthdayAt: string
  /** Alpha-2. */
  readonly nationality: string
  readonly country: string
  /** Basis points; null for an administrator. */
  readonly share: number | null
}

export interface CustomerBackground {
  readonly activity: string
  readonly purpose: RelationshipPurpose
  readonly purposeText?: string | null | undefined
  readonly origins: readonly FundsOrigin[]
  readonly originText?: string | null | undefined
  readonly exposure: PoliticalExposure
  readonly exposedOffice?: string | null | undefined
  readonly exposedPerson?: string | null | undefined
  /** Last day of the function; undefined while it lasts. */
  readonly exposureEndedOn?: string | null | undefined
  readonly control?: CompanyControl | null | undefined
  readonly owners: readonly CompanyOwner[]
}

type Exposure = Pick<CustomerBackground, 'exposure' | 'exposureEndedOn'>

/** Until two years after the end (article 15). */
export const isExposedOn = ({ exposure, exposureEndedOn }: Exposure, today: string): boolean =>
  exposure !== 'none' && (!exposureEndedOn || today < addMonths(exposureEndedOn, EXPOSURE_MONTHS))

export interface BackgroundMistake {
  readonly path: string
  readonly code: 'required' | 'choice-invalid' | 'share-too-small' | 'date-too-late'
  readonly params?: Readonly<Record<string, string>>
}

const required = (path: string, value: string | null | undefined): BackgroundMistake[] =>
  value?.trim() ? [] : [{ path, code: 'required' }]

/** In field order. */
export function mistakesOfBackground(
  kind: 'individual' | 'company',
  given: CustomerBackground,
  today: string,
): BackgroundMistake[] {
  const { purpose, origins, exposure } = given
  return [
    ...required('activity', given.activity),
    ...(purpose === 'other' ? required('purposeText', given.purposeText) : []),
    ...(origins.length === 0 ? [{ path: 'origins', code: 'required' } as const] : []),
    ...(origins.includes('other') ? required('originText', given.originText) : []),
    ...(exposure === 'none' ? [] : required('exposedOffice', given.exposedOffice)),
    ...(exposure === 'relative' || exposure === 'associate' ? required('exposedPerson', given.exposedPerson) : []),
    ...(given.exposureEndedOn && given.exposureEndedOn > today ? [tooLate('exposureEndedOn', today)] : []),
    ...mistakesOfOwners(kind, given, today),
  ]
}

const tooLate = (path: string, latest: string): BackgroundMistake => ({
  path,
  code: 'date-too-late',
  params: { latest },
})

function mistakesOfOwners(
  kind: 'individual' | 'company',
  { control, owners }: CustomerBackground,
  today: string,
): BackgroundMistake[] {
  if (kind === 'individual') return control || owners.length > 0 ? [{ path: 'control', code: 'choice-invalid' }] : []
  if (!control) return [{ path: 'control', code: 'required' }]
  if (owners.length === 0) return [{ path: 'owners', code: 'required' }]
  return owners.flatMap(({ share, birthdayAt }, index) => [
    ...(birthdayAt > today ? [tooLate(`owners.${index}.birthdayAt`, today)] : []),
    ...mistakesOfShare(`owners.${index}.share`, control, share),
  ])
}

/** An owner: above a quarter, up to the whole; an administrator: none. */
function mistakesOfShare(path: string, control: CompanyControl, share: number | null): BackgroundMistake[] {
  if (control === 'administrators') return share === null ? [] : [{ path, code: 'choice-invalid' }]
  if (share === null) return [{ path, code: 'required' }]
  return share > OWNER_SHARE_BASIS_POINTS ? [] : [{ path, code: 'share-too-small' }]
}
