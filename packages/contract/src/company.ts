/** Versions of ISO 20022: .09 since 2023, .03 where a bank asks for it. */
export const PAYMENT_FORMATS = ['pain.001.001.09', 'pain.001.001.03'] as const
export type PaymentFormat = (typeof PAYMENT_FORMATS)[number]

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
  /** E-mail that mails come from. */
  readonly sender?: string | undefined
  /** Of files of payments; the first version without a choice. */
  readonly paymentFormat?: PaymentFormat | undefined
  /** In files of payments, where the bank demands it: in Spain the tax number and a suffix. */
  readonly initiatingPartyId?: string | undefined
  /** Of the references of new wallets. */
  readonly referencePrefix?: string | undefined
}

export const COMPANY_FACTS = [
  ...(['name', 'taxNumber', 'address', 'register', 'email', 'phone'] as const),
  ...(['authorityNumber', 'lei', 'paymentInstitution', 'complaintContact'] as const),
  ...(['sender', 'paymentFormat', 'initiatingPartyId', 'referencePrefix'] as const),
] as const satisfies readonly (keyof Company)[]
export type CompanyFact = (typeof COMPANY_FACTS)[number]

const OPTIONAL: ReadonlySet<CompanyFact> = new Set([
  ...(['complaintContact', 'sender', 'paymentFormat', 'initiatingPartyId', 'referencePrefix'] as const),
])

/** What legal texts, mails and sheets need. */
export const lacksOf = (company: Company): CompanyFact[] =>
  COMPANY_FACTS.filter((fact) => !OPTIONAL.has(fact) && !company[fact])

/** One line for footers; empty if nothing is known. */
export const companyLine = ({ name, taxNumber, address, email, phone }: Company): string =>
  [name, taxNumber && `NIF ${taxNumber}`, address, email, phone].filter(Boolean).join(' · ')
