/** Who runs the platform (Law 34/2002, article 10). Undefined: not set. */
export interface Company {
  readonly name?: string | undefined
  readonly taxNumber?: string | undefined
  readonly address?: string | undefined
  /** Entry in the commercial register. */
  readonly register?: string | undefined
  /** In the register of the CNMV. */
  readonly authorityNumber?: string | undefined
  /** Keeps the customers' money. */
  readonly paymentInstitution?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** One line for footers; empty if nothing is set. */
export const companyLine = ({ name, taxNumber, address, email, phone }: Company): string =>
  [name, taxNumber && `NIF ${taxNumber}`, address, email, phone].filter(Boolean).join(' · ')
