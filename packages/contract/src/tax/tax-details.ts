import { z } from 'zod'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { daysAfter } from '../day-rules.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { CountryCode, IsUnseen, optionalText, Seen, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { withRule } from '../rules.ts'
import { PROVINCES } from './provinces.ts'
import { TAX_DETAIL_STATES } from './tax-details.lifecycle.ts'
import { DEFAULT_RESIDENCE, TAX_DETAIL_KINDS } from './taxpayer.ts'
import { WITHHOLDING_REASONS } from './withholding.ts'

export const TaxDetailState = z
  .enum(TAX_DETAIL_STATES)
  .describe(
    'A detail counts once an administrator has validated it. While it waits, a newer one of its kind replaces it, and its sender may withdraw it.',
  )

export const TaxDetailKind = z
  .enum(TAX_DETAIL_KINDS)
  .describe('Tax residence, the certificate of it, or the exemption of a company.')
export type TaxDetailKind = z.infer<typeof TaxDetailKind>

/** Lengths of form 296, whose file has no other place for them. */
const abroadFields = {
  street: text(90),
  city: text(30),
  region: optionalText(30),
  postCode: optionalText(10),
  foreignTaxNumber: optionalText(20).describe('Of the country of residence, where it gives one.'),
  birthCity: optionalText(35),
  birthCountry: CountryCode.nullable(),
}
export type AbroadField = keyof typeof abroadFields
export const ABROAD_FIELDS = Object.keys(abroadFields) as readonly AbroadField[]
const REQUIRED_ABROAD = ['street', 'city'] as const
/** Of individuals. */
export const BIRTHPLACE = ['birthCity', 'birthCountry'] as const

export const ResidenceAbroad = z
  .strictObject(abroadFields)
  .describe('Address and place of birth, as form 296 asks for them; the latter only of individuals.')
export type ResidenceAbroad = z.infer<typeof ResidenceAbroad>

export const addressLine = ({ street, postCode, city, region }: ResidenceAbroad): string =>
  [street, [postCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ')

export const TaxDetail = z
  .strictObject({
    taxDetailId: Id,
    userId: Id,
    userName: z.string(),
    kind: TaxDetailKind,
    country: z.string().nullable().describe('Of residence and certificate; null for an exemption.'),
    province: z
      .string()
      .nullable()
      .describe('Code of the province of a residence in Spain; null where it was not given.'),
    abroad: ResidenceAbroad.nullable().describe('Of a residence outside Spain; null once erased.'),
    validFrom: CalendarDate.describe('The day from which it holds.'),
    validUntil: CalendarDate.nullable().describe('The last day on which it holds; null where it has no end.'),
    state: TaxDetailState,
    reason: z.string().nullable().describe('Why it was refused.'),
    document: StoredFile.nullable().describe('The certificate, or the evidence of the exemption.'),
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: Instant.nullable(),
    isUnseen: IsUnseen,
    ...timestamps,
  })
  .describe('What a customer declares for tax. Rows are never overwritten: together they are the history.')

const CODES = PROVINCES.map(([code]) => code)

const isAbroad = ({ kind, country }: { readonly kind: TaxDetailKind; readonly country?: string | null | undefined }) =>
  kind === 'residence' && Boolean(country) && country !== DEFAULT_RESIDENCE

const DetailFields = withRule(
  withRule(
    z.strictObject({
      kind: TaxDetailKind,
      country: CountryCode.nullable()
        .optional()
        .describe('Required but for an exemption; never Spain for a certificate.'),
      province: z.enum(CODES, 'choice-invalid').nullable().optional().describe('Only of a residence in Spain.'),
      validFrom: NamedDay,
      validUntil: NamedDay.nullable().optional().describe('Required for a certificate, never for a residence.'),
      ...z.strictObject(abroadFields).partial().shape,
    }),
    ['kind', 'country', 'province'],
    ({ kind, country, province }) => {
      if (province && (kind !== 'residence' || country !== DEFAULT_RESIDENCE))
        return { path: 'province', code: 'choice-invalid' }
      if (kind === 'exemption') return country ? { path: 'country', code: 'choice-invalid' } : undefined
      if (!country) return { path: 'country', code: 'required' }
      return kind === 'certificate' && country === DEFAULT_RESIDENCE
        ? { path: 'country', code: 'choice-invalid' }
        : undefined
    },
  ),
  ['kind', 'validFrom', 'validUntil'],
  ({ kind, validFrom, validUntil }) => {
    if (kind === 'residence') return validUntil ? { path: 'validUntil', code: 'choice-invalid' } : undefined
    if (kind === 'certificate' && !validUntil) return { path: 'validUntil', code: 'required' }
    return validUntil && validUntil < validFrom ? { path: 'validUntil', code: 'end-before-start' } : undefined
  },
)

export const TaxDetailBody = ABROAD_FIELDS.reduce(
  (schema, name) =>
    withRule(schema, ['kind', 'country', name], (body) => {
      if (!isAbroad(body)) return body[name] ? { path: name, code: 'choice-invalid' } : undefined
      return (REQUIRED_ABROAD as readonly string[]).includes(name) && !body[name]
        ? { path: name, code: 'required' }
        : undefined
    }),
  DetailFields,
).describe(
  'A tax detail of the caller, to be validated by an administrator. Certificates and evidence go in the part `document`. The address belongs to a residence outside Spain.',
)

type Typed = { readonly kind: TaxDetailKind; readonly country?: string | null | undefined } & {
  readonly [Name in 'validFrom' | AbroadField]?: string | null | undefined
}

/** Residence cannot start in the future; certificates and exemptions may be given in advance. Individuals are born somewhere. */
export const mistakesOfTaxDetail = (
  body: Typed,
  { today, isIndividual }: { readonly today: string; readonly isIndividual: boolean },
): readonly FieldError[] => [
  ...(body.kind === 'residence' ? daysAfter(today, { validFrom: body.validFrom }) : []),
  ...BIRTHPLACE.filter((name) => isIndividual && isAbroad(body) && !body[name]).map(
    (path) => ({ path, code: 'required' }) as const,
  ),
]

export const TaxDetailPatch = z
  .strictObject({
    state: z.enum(['valid', 'refused']),
    reason: optionalText(300).optional().describe('Required with refused; the customer reads it.'),
    seen: Seen.optional(),
    updatedAt: Instant.optional(),
  })
  .describe('Validation by an administrator, or refusal.')

export const TaxStatus = z
  .strictObject({
    userId: Id,
    day: CalendarDate,
    country: z.string().describe('Where the customer counts as resident for tax.'),
    residentSince: CalendarDate.nullable().describe('Null where nothing was declared and Spain is assumed.'),
    certificateUntil: CalendarDate.nullable().describe('The last day of the certificate that holds; null without one.'),
    isExempt: z.boolean(),
    rate: Percentage.nullable().describe(
      'What is withheld from interest that is due today; null if no rate is in force.',
    ),
    reason: z.enum(WITHHOLDING_REASONS).nullable(),
  })
  .describe('What applies today to the interest of a customer.')

export const taxDetailEndpoints = endpoints(
  'taxDetails',
  { name: 'Tax details', about: 'Where customers are resident for tax, their certificates and exemptions.' },
  '/v1/tax/tax-details',
  {
    list: {
      permission: 'taxDetails.read',
      summary: 'List tax details with their history',
      query: listQuery(['createdAt', 'updatedAt', 'validFrom', 'validUntil', 'state'], {
        userId: Id.optional(),
        kind: TaxDetailKind.optional(),
        state: TaxDetailState.optional(),
      }),
      output: page(TaxDetail),
    },
    create: {
      permission: 'taxDetails.create',
      summary: 'Declare a tax residence, or add a certificate or an exemption',
      body: TaxDetailBody,
      files: {
        document: {
          kinds: ATTACHMENT_KINDS,
          description: 'The certificate, or the evidence of the exemption: image or PDF below 5 MB.',
        },
      },
      output: TaxDetail,
      errors: ['required', 'choice-invalid', 'date-too-late', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'taxDetails.read',
      summary: 'Read a tax detail',
      output: TaxDetail,
    },
    withdraw: {
      method: 'POST',
      path: '/v1/tax/tax-details/{id}/withdraw',
      permission: 'taxDetails.withdraw',
      status: 200,
      summary: 'Withdraw a tax detail that waits',
      description: 'It stays in the history.',
      output: TaxDetail,
      errors: ['state-forbids'],
    },
    decide: {
      permission: 'taxDetails.decide',
      summary: 'Validate or refuse a tax detail',
      body: TaxDetailPatch,
      output: TaxDetail,
      errors: ['document-changed', 'edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
    view: {
      method: 'GET',
      path: '/v1/tax/tax-details/view/{id}',
      permission: 'taxDetails.read',
      summary: 'Read the bytes of the certificate or evidence',
      isBinary: true,
    },
    url: {
      method: 'GET',
      path: '/v1/tax/tax-details/{id}/url',
      permission: 'taxDetails.read',
      summary: 'Get a short-lived address of the certificate or evidence',
      output: SignedUrl,
    },
    status: {
      method: 'GET',
      path: '/v1/tax/tax-details/status/{id}',
      permission: 'taxDetails.read',
      summary: 'Tell what applies today to the interest of a customer',
      params: z.strictObject({ id: Id }).describe('The customer.'),
      output: TaxStatus,
    },
  },
)
