/** Who runs the platform (Law 34/2002, article 10). Undefined: not known. */
export interface Company {
  readonly name?: string | undefined
  readonly taxNumber?: string | undefined
  readonly address?: string | undefined
  /** Entry in the commercial register. */
  readonly register?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  /** In the register of the CNMV. */
  readonly authorityNumber?: string | undefined
  /** ISO 17442; required to publish information sheets (decision information-sheets). */
  readonly lei?: string | undefined
  /** Keeps the customers' money. */
  readonly paymentInstitution?: string | undefined
  readonly complaintContact?: string | undefined
}

export const COMPANY_FACTS = [
  ...(['name', 'taxNumber', 'address', 'register', 'email', 'phone'] as const),
  ...(['authorityNumber', 'lei', 'paymentInstitution', 'complaintContact'] as const),
] as const satisfies readonly (keyof Company)[]
export type CompanyFact = (typeof COMPANY_FACTS)[number]

/** What legal texts, mails and sheets need. */
export const lacksOf = (company: Company): CompanyFact[] =>
  COMPANY_FACTS.filter((fact) => fact !== 'complaintContact' && !company[fact])

/** One line for footers; empty if nothing is known. */
export const companyLine = ({ name, taxNumber, address, email, phone }: Company): string =>
  [name, taxNumber && `NIF ${taxNumber}`, address, email, phone].filter(Boolean).join(' · ')
