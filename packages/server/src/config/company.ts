import { BRAND_NAME as FORM, WORKING_NAME } from '@cauce/contract/brand.ts'
import type { Company } from '@cauce/contract/company.ts'
import { DEMONSTRATION_COMPANY } from '@cauce/seed/company'
import { matching, optional, preset, text } from './setting.ts'

const IN_DEMONSTRATION = 'none; made up in a demonstration'
const fact = (form: string, description: string) => optional(text(form), description, IN_DEMONSTRATION)

export const brandSettings = {
  BRAND_NAME: preset(
    matching(FORM, "a name of at most 40 letters, digits, spaces and . & ' -"),
    WORKING_NAME,
    'Name of the platform on pages, in mails and documents, and in files for banks, until a brand is published in the back office.',
  ),
  MAIL_FROM: optional(
    text('a name and an address such as Ribera Norte <no-reply@ribera.example>'),
    'Sender of mails.',
    'BRAND_NAME and an invented address',
  ),
} as const

export const INVENTED_SENDER = 'no-reply@platform.example'

interface Brand {
  readonly BRAND_NAME: string
  readonly MAIL_FROM?: string | undefined
}

export const brandOf = ({ BRAND_NAME, MAIL_FROM }: Brand) => ({
  brandName: BRAND_NAME,
  mailFrom: MAIL_FROM ?? `${BRAND_NAME} <${INVENTED_SENDER}>`,
})

/** Law 34/2002, article 10. */
export const companySettings = {
  COMPANY_NAME: fact('a name', 'Name of the company behind the platform, as registered. Pages and mails show it.'),
  COMPANY_TAX_NUMBER: fact('a tax number', 'Its tax number (NIF).'),
  COMPANY_ADDRESS: fact('an address', 'Its registered address.'),
  COMPANY_REGISTER: fact('an entry in a register', 'Its entry in the commercial register.'),
  AUTHORITY_NUMBER: fact('a number', 'Its number in the register of the CNMV.'),
  PAYMENT_INSTITUTION: fact('a name', "Name of the payment institution that keeps the customers' money."),
  CONTACT_EMAIL: fact('an e-mail', 'E-mail at which people write to the company.'),
  CONTACT_PHONE: fact('a telephone number', 'Its telephone number.'),
} as const

type Values = Readonly<Partial<Record<keyof typeof companySettings, string>>>

const FACTS = {
  COMPANY_NAME: 'name',
  COMPANY_TAX_NUMBER: 'taxNumber',
  COMPANY_ADDRESS: 'address',
  COMPANY_REGISTER: 'register',
  AUTHORITY_NUMBER: 'authorityNumber',
  PAYMENT_INSTITUTION: 'paymentInstitution',
  CONTACT_EMAIL: 'email',
  CONTACT_PHONE: 'phone',
} as const satisfies Record<keyof typeof companySettings, keyof Company>

const names = Object.keys(FACTS) as (keyof typeof FACTS)[]

export const companyOf = (values: Values, isDemonstration: boolean): Company => ({
  ...(isDemonstration && DEMONSTRATION_COMPANY),
  ...Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[FACTS[name], values[name]]]))),
})

/** Settings that are not set. */
export const lacksOf = (company: Company) => names.filter((name) => company[FACTS[name]] === undefined)
