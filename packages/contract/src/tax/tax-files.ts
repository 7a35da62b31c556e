import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { MAXIMUM_TYPED, optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Percentage } from '../percentages.ts'
import { WITHHOLDING_AGENTS, WITHHOLDING_REASONS } from './withholding.ts'
import { Year } from './withholdings.ts'

const count = z.int().nonnegative()

/** Annual returns: of residents, and of non-residents. */
export const RETURN_FORMS = ['193', '296'] as const
export type ReturnForm = (typeof RETURN_FORMS)[number]

/** Problems of a record. */
export const RETURN_PROBLEMS = [
  'tax-number-missing',
  'tax-number-wrong',
  'name-missing',
  'province-missing',
  'province-wrong',
  'address-missing',
  'birth-missing',
  'phone-wrong',
  'contact-missing',
  'number-wrong',
] as const
export type ReturnProblem = (typeof RETURN_PROBLEMS)[number]

/** Aspects of the files that no tax adviser has checked (decision tax-withholding-and-forms). */
export const UNVERIFIED = [
  'layout',
  'declarer',
  'intermediary',
  'exemptEntities',
  'accrual',
  'lateResidence',
  'tables',
  'foral',
  'closedAccounts',
] as const

const declarerFields = {
  agent: z.enum(WITHHOLDING_AGENTS).describe('Who pays the tax to the tax office, and declares it.'),
  promoter: z.string().nullable().describe('The promoter who declares; null for the platform.'),
}

/** The tax office's numbers begin with the form. */
export const isReturnNumber = (number: string, ...forms: readonly ReturnForm[]): boolean =>
  /^\d{13}$/.test(number) && forms.some((form) => number.startsWith(form))

const payeeFields = {
  userId: Id,
  name: z.string().nullable().describe('Null once the identity of a closed account is erased.'),
  isClosed: z.boolean().describe('Whether the account is closed.'),
}
const taxedFields = { accrualYear: Year, rate: Percentage, interest: Money, withheld: Money }

const TaxedQuarter = z
  .strictObject({
    ...declarerFields,
    form: z.enum(['123', '216']),
    fromDay: CalendarDate,
    toDay: CalendarDate,
    dueBy: CalendarDate,
    payeeCount: count,
    interest: Money.describe('Gross.'),
    withheld: Money,
  })
  .describe('Paid interest that accrued in a quarter, as forms 123 and 216 ask for it.')

const MovedPart = z
  .strictObject({
    ...declarerFields,
    ...payeeFields,
    country: z.string(),
    fromDay: CalendarDate.describe('The first day of the quarter of accrual.'),
    form: z.enum(['123', '216']).describe('The form on whose tax it was handed over.'),
    rightForm: z.enum(['123', '216']),
    interest: Money,
    withheld: Money,
  })
  .describe(
    'Paid interest whose tax residence turned out otherwise: forms 193 and 296 have it where it belongs, and the two forms of its quarter are to be rectified.',
  )

export const RETURN_CHANGES = ['added', 'removed', 'amounts', 'identity'] as const

const ReturnChange = z
  .strictObject({
    ...payeeFields,
    accrualYear: Year,
    rate: Percentage,
    change: z.enum(RETURN_CHANGES).describe('`identity`: no amount, but who the payee is or where they live.'),
    filedInterest: Money,
    filedWithheld: Money,
    interest: Money,
    withheld: Money,
  })
  .describe('A record of which the return that was filed last says something else than the payments now.')

const MadeReturn = z
  .strictObject({
    taxFileId: Id,
    madeAt: Instant.describe('Of the first file with this content.'),
    madeByName: z.string(),
    sha256: z.string(),
    recordCount: count,
    interest: Money,
    withheld: Money,
    replaces: z.string().nullable().describe('Number of the return that it replaces as a whole.'),
    number: z.string().nullable().describe('Of the return, once it was filed.'),
    filedOn: CalendarDate.nullable(),
    filedByName: z.string().nullable().describe('Who noted that it was filed.'),
    mayBeFiled: z.boolean().describe('Made after the end of the year, and in place of the return that was filed last.'),
  })
  .describe('A file of a return that was made, with its totals.')

export const TaxYear = z
  .strictObject({
    year: Year,
    isOver: z.boolean(),
    declarers: z
      .array(
        z.strictObject({
          form: z.enum(RETURN_FORMS),
          ...declarerFields,
          taxNumber: z.string().nullable().describe('Of the declarer, as far as it is known; so are the next ones.'),
          name: z.string().nullable(),
          contact: z.string().nullable(),
          phone: z.string().nullable(),
          payeeCount: count,
          interest: Money,
          withheld: Money,
          returns: z.array(MadeReturn).describe('The files that were made, the newest first.'),
          changes: z
            .array(ReturnChange)
            .nullable()
            .describe('Against the return that was filed last; empty if nothing is to be replaced. Null if none was.'),
        }),
      )
      .describe(
        'Who files form 193 with what residents were paid in the year, and form 296 with what non-residents were.',
      ),
    quarters: z.array(TaxedQuarter),
    moved: z.array(MovedPart),
    unverified: z.array(z.enum(UNVERIFIED)).describe('What an adviser has to check first.'),
  })
  .describe('The data of a year for the forms of the tax office.')

export const TaxFileBody = z
  .strictObject({
    form: z.enum(RETURN_FORMS),
    year: Year,
    promoter: text(200).optional().describe('The promoter who declares; left out where the platform does.'),
    taxNumber: optionalText(20)
      .optional()
      .describe('Of who declares; as far as it is known if absent. So are the next ones.'),
    name: optionalText(100).optional(),
    phone: optionalText(20).optional(),
    contact: optionalText(100).optional().describe('Whom the tax office asks.'),
    number: optionalText(20).optional().describe('Number of the return: 13 digits, of which the first are the form.'),
  })
  .describe('Who declares, and the data of the declarer. What is left out is a problem of the file, not of the call.')

const Problem = z.enum(RETURN_PROBLEMS)

const TaxFileLine = z
  .strictObject({
    ...payeeFields,
    taxNumber: z.string().nullable().describe('Spanish.'),
    province: z.string().nullable().describe('Null in form 296.'),
    country: z.string().describe('Of tax residence on the day on which the interest accrued, as it is known now.'),
    accruedOn: CalendarDate.nullable().describe('Null in form 193, which states years.'),
    reason: z.enum(WITHHOLDING_REASONS).describe('Why this was withheld when it was paid.'),
    ...taxedFields,
    problems: z.array(Problem),
  })
  .describe('A record of a payee.')

/** A table of more rows holds up the browser. */
export const LISTED_LINES = 2000

export const TaxFile = z
  .strictObject({
    taxFileId: Id,
    form: z.enum(RETURN_FORMS),
    year: Year,
    ...declarerFields,
    replaces: z.string().nullable().describe('Number of the return that was filed and that it replaces as a whole.'),
    fileName: z.string(),
    gzip: z.string().describe('The file, which is in ISO-8859-1, as gzip in base64.'),
    sha256: z.string().describe('Of the file.'),
    declarerProblems: z.array(Problem),
    recordCount: z.int().describe('How many records of payees it has.'),
    problemCount: z.int().describe('How many of these have problems.'),
    lines: z.array(TaxFileLine).describe(`At most ${LISTED_LINES}: those with problems first.`),
    checks: z
      .array(
        z.strictObject({
          check: z.enum(['records', 'base', 'withheld', 'ledger']),
          expected: z.string(),
          found: z.string(),
        }),
      )
      .describe(
        'The totals that the first record states, against the records, read from the file; and the tax against the ledger.',
      ),
  })
  .describe('The return of a year in its layout, with what is to be mended.')

const filingFields = {
  number: z
    .string()
    .max(MAXIMUM_TYPED)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((number) => isReturnNumber(number, ...RETURN_FORMS), 'return-number-invalid')
    .describe('13 digits, of which the first are the form; spaces are dropped.'),
  filedOn: NamedDay,
}
export const TaxFilingBody = z
  .strictObject(filingFields)
  .describe('The number under which the tax office took the file, and the day.')

/** Kept in the audit trail. */
export const MadeTaxFile = TaxFile.pick({
  taxFileId: true,
  form: true,
  year: true,
  agent: true,
  promoter: true,
  replaces: true,
  fileName: true,
  sha256: true,
})
  .extend({ number: z.string(), filedOn: CalendarDate })
  .partial()
  .describe('What the audit trail keeps of a file that was made or filed.')

export const taxFileEndpoints = endpoints(
  'taxFiles',
  { name: 'Tax files', about: 'Data and files for the forms of the tax office, to be checked by an adviser.' },
  '/v1/tax/tax-files',
  {
    read: {
      method: 'GET',
      path: '/v1/tax/tax-files',
      permission: 'taxFiles.read',
      summary: 'Read the data of a year for the forms of the tax office',
      query: z.strictObject({ year: Year }),
      output: TaxYear,
    },
    make: {
      method: 'POST',
      permission: 'taxFiles.make',
      status: 200,
      summary: 'Make form 193 or 296 of a year',
      description:
        'Makes the file from the payments of the year, each time again. What it states is kept, the file is not. Once one was filed, the next replaces it, and is refused while nothing has changed.',
      body: TaxFileBody,
      output: TaxFile,
      errors: ['document-unchanged'],
    },
    file: {
      method: 'POST',
      path: '/v1/tax/tax-files/{id}/filing',
      permission: 'taxFiles.make',
      summary: 'Note that a return was filed',
      description: 'For good: a return is corrected by another that replaces it.',
      body: TaxFilingBody,
      output: MadeReturn,
      errors: ['state-forbids', 'date-too-early', 'date-too-late', 'return-number-invalid'],
    },
  },
)
