import type { ApiSettings } from '@cauce/api'
import { BRAND_NAME as FORM, WORKING_NAME } from '@cauce/contract/brand.ts'
import { isLei } from '@cauce/contract'
import { PAYMENT_FORMATS, type Company, type CompanyFact } from '@cauce/contract/company.ts'
import { DEMONSTRATION_COMPANY } from '@cauce/seed/company'
import { z } from 'zod'
import { matching, oneOf, optional, text } from './setting.ts'

export const brandSettings = {
  BRAND_NAME: optional(
    matching(FORM, "a name of at most 40 letters, digits, spaces and . & ' -"),
    'Name of the platform on pages, in mails and documents, and in files for banks, until a brand is published in the back office.',
    'the host of `ORIGIN`; `Cauce` in a demonstration',
  ),
} as const

/** Nobody takes the working name for a company's. */
export const nameWithoutBrand = ({ origin, isDemonstration }: Pick<ApiSettings, 'origin' | 'isDemonstration'>) =>
  isDemonstration ? WORKING_NAME : new URL(origin).hostname

const FIRST = 'As the data of the company begin in an empty database.'
const fact = (form: string) => optional(text(form), FIRST)

/** Former settings: administrators change the data of the company. */
export const companySettings = {
  COMPANY_NAME: fact('a name'),
  COMPANY_TAX_NUMBER: fact('a tax number'),
  COMPANY_ADDRESS: fact('an address'),
  COMPANY_REGISTER: fact('an entry in a register'),
  AUTHORITY_NUMBER: fact('a number'),
  PAYMENT_INSTITUTION: fact('a name'),
  CONTACT_EMAIL: fact('an e-mail'),
  CONTACT_PHONE: fact('a telephone number'),
  PLATFORM_LEI: optional(
    { schema: z.string().refine(isLei), form: 'a legal entity identifier with its check digits' },
    FIRST,
  ),
  MAIL_FROM: optional(
    {
      schema: z
        .string()
        .transform((sender) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender)
        .pipe(z.email()),
      form: 'an address such as no-reply@ribera.example',
    },
    FIRST,
  ),
  PAYMENT_FORMAT: optional(oneOf(PAYMENT_FORMATS), FIRST),
  INITIATING_PARTY_ID: optional(
    matching(/^[A-Z0-9]{1,35}$/, 'up to 35 digits and capital letters, such as B12345674001'),
    FIRST,
  ),
} as const

type Values = Readonly<Partial<Record<keyof typeof companySettings, string>>>

export const COMPANY_FACT_OF = {
  COMPANY_NAME: 'name',
  COMPANY_TAX_NUMBER: 'taxNumber',
  COMPANY_ADDRESS: 'address',
  COMPANY_REGISTER: 'register',
  AUTHORITY_NUMBER: 'authorityNumber',
  PAYMENT_INSTITUTION: 'paymentInstitution',
  CONTACT_EMAIL: 'email',
  CONTACT_PHONE: 'phone',
  PLATFORM_LEI: 'lei',
  MAIL_FROM: 'sender',
  PAYMENT_FORMAT: 'paymentFormat',
  INITIATING_PARTY_ID: 'initiatingPartyId',
} as const satisfies Record<keyof typeof companySettings, CompanyFact>

const names = Object.keys(COMPANY_FACT_OF) as (keyof typeof COMPANY_FACT_OF)[]

export const companyOf = (values: Values, isDemonstration: boolean): Company => ({
  ...(isDemonstration && DEMONSTRATION_COMPANY),
  ...Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[COMPANY_FACT_OF[name], values[name]]])),
  ),
})
