import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { CountryCode } from '../fields.ts'
import { Money } from '../money.ts'
import { LARGEST_TAKE } from '../page-sizes.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const PublicSettings = z
  .strictObject({
    reflectionDays: z
      .int()
      .min(0)
      .describe('Days in which an order may be revoked at no cost (Regulation (EU) 2020/1503, article 22).'),
    complaintDecisionDays: z
      .int()
      .min(0)
      .describe('Days after its receipt in which a complaint is usually decided (handbook rule 22.6).'),
    maximumIncome: Money.describe('The most that one income may be (handbook rule 5.18).'),
    maximumWallet: Money.describe('The most that a wallet may hold by incomes, with those that wait for approval.'),
    isSheetRequired: z
      .boolean()
      .describe(
        'Whether a loan is announced and opened only with a published information sheet (handbook rule 23.18).',
      ),
    isSetUp: z.boolean().describe('Whether somebody administers it. Until then the home page leads to set-up.'),
    hasDemonstrationBank: z
      .boolean()
      .describe('A demonstration that no institution serves has a bank of its own (handbook rule 19.15).'),
  })
  .describe('What everybody may know of how this installation is set up.')

/** What a real installation may lack, in the order in which it is told. */
export const CHECKS = [
  ...(['misspelt', 'address', 'proxy', 'embeddedDatabase', 'readableDatabase', 'mail', 'brand'] as const),
  ...(['identification', 'stolenPasswords', 'loginThrottle', 'requests', 'sessions', 'log', 'sheets'] as const),
  ...(['legalTexts', 'database', 'databaseVersion', 'roles', 'clock', 'tables', 'inventedData'] as const),
  ...(['administrators', 'company', 'paymentInstitution', 'sender', 'account', 'numbers', 'storage'] as const),
  ...(['mailServer', 'backup', 'trial'] as const),
] as const
export type Check = (typeof CHECKS)[number]

export const ChecklistItem = z
  .strictObject({
    check: z.enum(CHECKS),
    level: z.enum(['missing', 'warning']).describe('A real installation needs what is missing; the rest is advice.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).describe('For the words of the check.'),
  })
  .describe('Something that this installation lacks.')

export const Checklist = z
  .strictObject({
    isDemonstration: z.boolean(),
    items: z.array(ChecklistItem).describe('Empty when nothing is left.'),
  })
  .describe('What this installation lacks to be a real one.')

export const MailTrial = z
  .strictObject({
    to: z.string().describe('The e-mail of who tries it.'),
    answer: z.string().nullable().describe('Of the mail server; null where mails stay in the data folder.'),
  })
  .describe('A mail that was sent for a trial.')

export const settingEndpoints = endpoints(
  'settings',
  { name: 'Settings', about: 'Public settings of this installation, and what it lacks.' },
  '/v1/misc/settings',
  {
    read: {
      method: 'GET',
      path: '/v1/misc/settings',
      permission: 'settings.read',
      summary: 'Tell how this installation is set up',
      output: PublicSettings,
    },
    readChecklist: {
      method: 'GET',
      path: '/v1/misc/checklist',
      permission: 'checklist.read',
      summary: 'Tell what this installation lacks, as `npm run check` does',
      output: Checklist,
    },
    tryMail: {
      method: 'POST',
      path: '/v1/misc/checklist/mail',
      permission: 'checklist.try',
      summary: 'Send yourself a mail for a trial',
      output: MailTrial,
      errors: ['mail-not-sent'],
    },
    tryFiles: {
      method: 'POST',
      path: '/v1/misc/checklist/files',
      permission: 'checklist.try',
      summary: 'Write, read and delete a file for a trial',
      errors: ['files-failed'],
    },
  },
)

export const Country = z
  .strictObject({
    alpha2: z.string(),
    name: z.string().describe('In the language of the request.'),
    flag: z.string().describe('Address of the flag.'),
  })
  .describe('A country.')

export const countryEndpoints = endpoints(
  'countries',
  { name: 'Countries', about: 'Countries by ISO 3166-1, Spain first.' },
  '/v1/misc/countries',
  {
    list: {
      permission: 'catalogue.read',
      summary: 'List countries by name, Spain first',
      query: listQuery(
        ['name'],
        {
          ids: z.array(CountryCode).max(100).optional().describe('Only these countries.'),
          take: z.int().min(1).max(LARGEST_TAKE).optional().describe('How many countries at most; all if absent.'),
        },
        allBut(),
        'asc',
      ),
      output: page(Country),
    },
    read: {
      method: 'GET',
      path: '/v1/misc/countries/{alpha2}',
      permission: 'catalogue.read',
      summary: 'Read a country',
      params: z.strictObject({ alpha2: CountryCode }),
      output: Country,
    },
  },
)
