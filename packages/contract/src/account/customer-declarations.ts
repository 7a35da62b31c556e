import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { CountryCode, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Percentage } from '../percentages.ts'
import {
  BACKGROUND_LENGTHS,
  COMPANY_CONTROLS,
  FUNDS_ORIGINS,
  MAXIMUM_OWNERS,
  POLITICAL_EXPOSURES,
  RELATIONSHIP_PURPOSES,
} from './customer-background.ts'

const Purpose = z.enum(RELATIONSHIP_PURPOSES).describe('What the customer wants from the platform.')
const Origins = z.array(z.enum(FUNDS_ORIGINS)).describe('Where the money comes from that the customer pays in.')
const Exposure = z
  .enum(POLITICAL_EXPOSURES)
  .describe('Whether the customer, a relative or a close associate holds or held a prominent public function.')
const Control = z
  .enum(COMPANY_CONTROLS)
  .nullable()
  .describe('Of a company: whom `owners` names. Administrators, where nobody owns more than 25 %.')

const Owner = z.strictObject({
  name: z.string(),
  birthdayAt: CalendarDate,
  nationality: z.string().describe('Alpha-2 code.'),
  country: z.string().describe('Alpha-2 code of the country of residence.'),
  share: Percentage.nullable().describe('Null for an administrator.'),
})

const nullable = z.string().nullable()

export const CustomerDeclaration = z
  .strictObject({
    customerDeclarationId: Id,
    userId: Id,
    activity: z.string().describe('Profession, or business of the company.'),
    purpose: Purpose,
    purposeText: nullable,
    origins: Origins,
    originText: nullable,
    exposure: Exposure,
    exposedOffice: nullable.describe('The public function.'),
    exposedPerson: nullable.describe('Who holds it, if it is not the customer.'),
    exposureEndedOn: CalendarDate.nullable().describe('The last day of the function; null while it lasts.'),
    isExposed: z.boolean().describe('Whether the customer counts as politically exposed today.'),
    control: Control,
    owners: z.array(Owner),
    createdAt: Instant,
  })
  .describe('What a customer declares about themselves and their money. The latest counts; rows are never changed.')

export const CustomerDeclarations = z
  .strictObject({
    isOwed: z.boolean().describe('Whether the customer has not declared anything yet.'),
    declarations: z.array(CustomerDeclaration).describe('The latest first; at most 100.'),
  })
  .describe('What the caller has declared, with its history.')

export const CustomerDeclarationBody = z
  .strictObject({
    activity: text(BACKGROUND_LENGTHS.line),
    purpose: Purpose,
    purposeText: optionalText(BACKGROUND_LENGTHS.purpose).optional().describe('Required for another purpose.'),
    origins: Origins.max(FUNDS_ORIGINS.length),
    originText: optionalText(BACKGROUND_LENGTHS.origin).optional().describe('Required for another origin.'),
    exposure: Exposure,
    exposedOffice: optionalText(BACKGROUND_LENGTHS.line).optional().describe('Required unless nobody is exposed.'),
    exposedPerson: optionalText(BACKGROUND_LENGTHS.line)
      .optional()
      .describe('Required for a relative or an associate.'),
    exposureEndedOn: NamedDay.nullable().optional(),
    control: Control.optional(),
    owners: z
      .array(
        z.strictObject({
          name: text(BACKGROUND_LENGTHS.line),
          birthdayAt: NamedDay,
          nationality: CountryCode,
          country: CountryCode,
          share: Percentage.refine((basisPoints) => basisPoints <= 10_000, {
            error: 'number-too-large',
            params: { maximum: '100' },
          })
            .nullable()
            .describe('Above 25 % for an owner; null for an administrator.'),
        }),
      )
      .max(MAXIMUM_OWNERS),
  })
  .describe('A declaration of the caller. A company names its owners or administrators, a person nobody.')

/** Decision money-laundering. */
export const customerDeclarationEndpoints = endpoints(
  'customerDeclarations',
  {
    name: 'Customer declarations',
    about: 'What customers declare about themselves, their money and who stands behind a company.',
  },
  '/v1/account/customer-declarations',
  {
    readState: {
      method: 'GET',
      permission: 'customerDeclarations.manage',
      summary: 'Read what the caller has declared about themselves and their money',
      output: CustomerDeclarations,
    },
    declare: {
      method: 'POST',
      permission: 'customerDeclarations.manage',
      summary: 'Declare activity, purpose, origin of funds, political exposure and owners',
      description: 'May be repeated at any time: the latest counts, and all are kept.',
      body: CustomerDeclarationBody,
      output: CustomerDeclarations,
      errors: ['required', 'choice-invalid', 'date-too-late', 'share-too-small'],
    },
  },
)
