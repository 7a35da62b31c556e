import { z } from 'zod'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { CountryCode, LeiText, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'

const Lei = LeiText.nullable().describe('Legal entity identifier (ISO 17442).')

export const Provider = z
  .strictObject({
    providerId: Id,
    name: z.string(),
    lei: z.string().nullable().describe('Legal entity identifier (ISO 17442).'),
    taxNumber: z.string().nullable(),
    country: z.string().describe('Where it is registered.'),
    service: z.string().describe('The ICT service that it provides.'),
    functionSupported: z.string().describe('The function of the platform that depends on it.'),
    isCritical: z.boolean().describe('Whether that function is critical or important.'),
    dataLocation: z.string().describe('Where the data are stored and processed.'),
    startsOn: CalendarDate,
    endsOn: CalendarDate.nullable().describe('The end or next renewal of the contract; null if it has none.'),
    noticeDays: z.int().nullable().describe('Notice period in days.'),
    exitPlannedOn: CalendarDate.nullable().describe('The day of the latest exit plan.'),
    reviewedOn: CalendarDate.nullable().describe('The day of the latest review.'),
    reviewDueOn: CalendarDate.nullable().describe(
      'A year after the latest review, or after the entry; null once the contract has ended.',
    ),
    ...timestamps,
  })
  .describe('An entry in the register of ICT providers (Regulation (EU) 2022/2554, article 28(3)).')

const terms = {
  name: text(160),
  lei: Lei,
  taxNumber: optionalText(40),
  country: CountryCode,
  service: text(300),
  functionSupported: text(300),
  isCritical: z.boolean(),
  dataLocation: text(300),
  startsOn: NamedDay,
  endsOn: NamedDay.nullable(),
  noticeDays: z.int().min(0).max(3650).nullable(),
}

interface ProviderTerms {
  readonly lei?: string | null | undefined
  readonly taxNumber?: string | null | undefined
  readonly startsOn: string
  readonly endsOn?: string | null | undefined
}

const unidentified = ({ lei, taxNumber }: Pick<ProviderTerms, 'lei' | 'taxNumber'>): FieldError | undefined =>
  lei || taxNumber ? undefined : { path: 'taxNumber', code: 'required' }
const endsEarly = ({ startsOn, endsOn }: Pick<ProviderTerms, 'startsOn' | 'endsOn'>): FieldError | undefined =>
  endsOn && endsOn < startsOn ? { path: 'endsOn', code: 'end-before-start' } : undefined

export const mistakesOfProvider = (provider: ProviderTerms): readonly FieldError[] =>
  [unidentified(provider), endsEarly(provider)].filter((mistake) => mistake !== undefined)

// @__NO_SIDE_EFFECTS__
const withTerms = <Schema extends z.ZodType<ProviderTerms>>(schema: Schema): Schema =>
  withRule<z.ZodType<ProviderTerms>>(
    withRule<z.ZodType<ProviderTerms>>(schema, ['lei', 'taxNumber'], unidentified),
    ['startsOn', 'endsOn'],
    endsEarly,
  ) as Schema

const entry = z.strictObject({
  ...terms,
  lei: terms.lei.optional(),
  taxNumber: terms.taxNumber.optional().describe('Required, here or as `lei`.'),
  endsOn: terms.endsOn.optional(),
  noticeDays: terms.noticeDays.optional(),
})

export const ProviderBody = withTerms(entry).describe('A provider of ICT services, with its LEI or its tax number.')
export const ProviderPatch = z
  .strictObject({ ...terms, updatedAt: Instant })
  .partial()
  .describe('A change of a provider.')
export const ProviderForm = withTerms(entry.extend({ updatedAt: Instant.optional() })).describe(
  'A provider as the forms have it.',
)

export const providerEndpoints = endpoints(
  'providers',
  { name: 'Providers', about: 'The register of ICT providers, reviewed every year.' },
  '/v1/resilience/providers',
  {
    list: {
      permission: 'providers.read',
      summary: 'List the register of providers',
      query: listQuery(
        ['name', 'startsOn', 'endsOn', 'createdAt', 'updatedAt'],
        {
          isCritical: z.boolean().optional(),
        },
        allBut('exitPlannedOn', 'reviewedOn', 'reviewDueOn'),
        'asc',
      ),
      output: page(Provider),
    },
    read: {
      permission: 'providers.read',
      summary: 'Read a provider',
      output: Provider,
    },
    create: {
      permission: 'providers.edit',
      summary: 'Enter a provider',
      body: ProviderBody,
      output: Provider,
      errors: ['required', 'end-before-start'],
    },
    edit: {
      permission: 'providers.edit',
      summary: 'Change a provider',
      body: ProviderPatch,
      output: Provider,
      errors: ['edit-conflict', 'required', 'end-before-start'],
    },
  },
)
