import type { z } from 'zod'
import { isDocumentNumberRight, type Identification } from './identification.ts'
import { cleanEmail } from '../cleaned.ts'
import { agreeing, withRule } from '../rules.ts'

const COMPANY_FIELDS = ['companyName', 'legalRepresentativeName', 'taxNumber'] as const

interface Kinded {
  readonly kind?: 'individual' | 'company' | undefined
  readonly companyName?: string | undefined
}

export const kindOf = ({ kind, companyName }: Kinded): 'individual' | 'company' =>
  kind ?? (companyName === undefined ? 'individual' : 'company')

interface Account extends Identification, Kinded {
  readonly legalRepresentativeName?: string | undefined
  readonly taxNumber?: string | undefined
  readonly phone?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly email: string
  readonly repeatEmail?: string | undefined
  readonly password?: string | undefined
  readonly repeatPassword?: string | undefined
}

/** Cross-field rules of a new account. */
// @__NO_SIDE_EFFECTS__
export function withAccountRules<Schema extends z.ZodType<Account>>(schema: Schema): Schema {
  const emails = withRule<z.ZodType<Account>>(schema, ['email', 'repeatEmail'], ({ email, repeatEmail }) =>
    repeatEmail === undefined || cleanEmail(repeatEmail).toLowerCase() === email.toLowerCase()
      ? undefined
      : { path: 'repeatEmail', code: 'emails-differ' },
  )
  const passwords = withRule(emails, ['password', 'repeatPassword'], ({ password, repeatPassword }) =>
    repeatPassword === undefined || repeatPassword === password
      ? undefined
      : { path: 'repeatPassword', code: 'passwords-differ' },
  )
  const phones = agreeing(passwords, 'phone', 'phoneNumber')
  return withLetterRule(COMPANY_FIELDS.reduce(withKindRule, phones)) as z.ZodType as Schema
}

// @__NO_SIDE_EFFECTS__
function withKindRule(schema: z.ZodType<Account>, field: (typeof COMPANY_FIELDS)[number]): z.ZodType<Account> {
  return withRule(schema, ['kind', 'companyName'], (body) => {
    if (kindOf(body) === 'individual' && body[field] !== undefined) return { path: field, code: 'unknown-field' }
    const isMissing = kindOf(body) === 'company' && field === 'legalRepresentativeName' && body[field] === undefined
    return isMissing ? { path: field, code: 'required' } : undefined
  })
}

/** Form and control letter of DNI or NIE, when kind, country and number are known. */
// @__NO_SIDE_EFFECTS__
export function withLetterRule<Schema extends z.ZodType<Identification>>(schema: Schema): Schema {
  return withRule<z.ZodType<Identification>>(
    schema,
    ['nationality', 'identificationDocumentType', 'identificationDocumentNumber'],
    (body) =>
      isDocumentNumberRight(body)
        ? undefined
        : { path: 'identificationDocumentNumber', code: 'document-number-invalid' },
  ) as Schema
}
