import { z } from 'zod'
import { WIRE_AMOUNT } from '../cents.ts'
import { dayBetween } from '../dates.ts'
import { Email, english, optionalText, Phone } from '../fields.ts'

/**
 * Owner's content of the key investment information sheet (Delegated Regulation (EU) 2022/2119, Annex I). Drafts may be
 * incomplete; amounts and percentages stay wire strings because the sheet quotes them.
 */

export const SHEET_TEXTS = {
  legalForm: 120,
  ownership: 800,
  activities: 1500,
  accountsAbsence: 400,
  figuresAbsence: 400,
  purpose: 2000,
  capitalAndDebt: 800,
  riskProject: 1500,
  riskSector: 1000,
  riskDefault: 1000,
  riskReturn: 1000,
  riskPlatform: 800,
  riskLiquidity: 800,
  riskOther: 1000,
  loanTerms: 1000,
  earlyRepayment: 600,
  ownerDefaults: 800,
} as const
export type SheetText = keyof typeof SHEET_TEXTS

export const SHEET_FIGURES = {
  turnover: 'amount',
  netProfit: 'amount',
  assets: 'amount',
  grossMargin: 'percent',
  operatingMargin: 'percent',
  netMargin: 'percent',
  netDebt: 'amount',
  debtToEquity: 'ratio',
  acidTest: 'ratio',
  debtServiceCover: 'ratio',
  ebitda: 'amount',
  returnOnEquity: 'percent',
  intangiblesShare: 'percent',
} as const
export type SheetFigure = keyof typeof SHEET_FIGURES

export const ACCOUNTING_STANDARDS = ['gaap', 'ifrs'] as const
/** How many years of figures the model asks for. */
export const SHEET_YEARS = 3

const WebAddress = z
  .url({ protocol: /^https?$/, error: 'text-invalid' })
  .max(300)
  .meta({ examples: ['https://www.example.org/'] })
const NonNegative = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})\.\d{2}$/, 'amount-invalid')
  .meta({ examples: ['1250.00'] })
  .nullable()
/** Signed: net debt and profit may be negative. */
const Amount = z
  .string()
  .regex(WIRE_AMOUNT, 'amount-invalid')
  .meta({ examples: ['-1250.00'] })
  .nullable()
const Figure = z
  .number()
  .min(-1_000_000, 'number-too-small')
  .max(1_000_000, 'number-too-large')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'percentage-places')
  .nullable()
const SIGNED = { amount: Amount, percent: Figure, ratio: Figure } as const

const figures = Object.fromEntries(
  Object.entries(SHEET_FIGURES).map(([name, kind]) => [name, SIGNED[kind]]),
) as unknown as { [Name in SheetFigure]: (typeof SIGNED)[(typeof SHEET_FIGURES)[Name]] }

type TextName = SheetText | `${SheetText}En`
const texts = Object.fromEntries(
  Object.entries(SHEET_TEXTS).flatMap(([name, maximum]) => [
    [name, optionalText(maximum)],
    [`${name}En`, english(maximum)],
  ]),
) as { [Name in TextName]: z.ZodNullable<z.ZodString> }

const person = { name: optionalText(160), role: optionalText(160), roleEn: english(160) }
const SheetPerson = z.strictObject(person).describe('A person or company with what they do for the owner.')
const SheetResponsible = z
  .strictObject({
    ...person,
    declaredOn: dayBetween('2000-01-01', '2099-12-31')
      .nullable()
      .describe('When the platform received their signed declaration that nothing is left out or misleading.'),
  })
  .describe('Who is responsible for the sheet.')
const SheetUse = z
  .strictObject({ purpose: optionalText(160), purposeEn: english(160), amount: NonNegative })
  .describe('What a part of the money is for.')
const SheetSecurity = z
  .strictObject({ description: optionalText(600), descriptionEn: english(600) })
  .describe('A collateral or a guarantor.')
const SheetYear = z
  .strictObject({ year: z.int().min(1990).max(2099).nullable(), ...figures })
  .describe('Figures of the owner of one year; amounts in euro, percentages and ratios with at most two places.')

/** Maximum rows per list. */
const lists = {
  management: z.array(SheetPerson).max(8),
  responsible: z.array(SheetResponsible).max(6),
  years: z.array(SheetYear).max(SHEET_YEARS),
  useOfFunds: z.array(SheetUse).max(10),
  collateral: z.array(SheetSecurity).max(6),
  guarantors: z.array(SheetSecurity).max(6),
}

export const sheetFields = {
  ...texts,
  registrationNumber: optionalText(80),
  office: optionalText(240),
  website: WebAddress.nullable(),
  email: Email.nullable(),
  phone: Phone.nullable(),
  ownershipChangedOn: dayBetween('1900-01-01', '2099-12-31').nullable(),
  accountsUrl: WebAddress.nullable(),
  accountingStandard: z.enum(ACCOUNTING_STANDARDS, 'choice-invalid').nullable(),
  naceCode: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
    .regex(/^[A-V]([0-9]{2}(\.[0-9]{1,2})?)?$/, 'nace-invalid')
    .meta({ examples: ['F41.20'] })
    .nullable()
    .describe('Section of NACE, with division, group or class if known, such as F41.20.'),
  ownFunds: NonNegative,
  ...lists,
}

export const SheetContent = z.strictObject(sheetFields).describe('What the owner of a project tells for its sheet.')
export type SheetContent = z.infer<typeof SheetContent>
export type SheetYearFigures = SheetContent['years'][number]
export type SheetList = keyof typeof lists
export type SheetField = keyof SheetContent

export const EMPTY_SHEET: SheetContent = Object.fromEntries(
  Object.keys(sheetFields).map((name) => [name, Object.hasOwn(lists, name) ? [] : null]),
) as unknown as SheetContent

export const emptyRowOf = (list: SheetList): Readonly<Record<string, null>> =>
  Object.fromEntries(Object.keys(lists[list].element.shape).map((name) => [name, null]))
