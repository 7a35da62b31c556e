/**
 * Addresses of the back office. react-admin uses nouns (`/users/7/show`); handbook rules 14.3 to 14.9 name the
 * addresses that people see (`/admin/customer/7`). This table and its two functions are the only place that knows both.
 */
interface Address {
  readonly words: string
  /** The page at `{words}/{id}`; the form, where the noun has no page to read. */
  readonly record: 'show' | 'edit'
}

export const addresses = {
  users: { words: 'customer', record: 'show' },
  wallets: { words: 'wallet', record: 'show' },
  projects: { words: 'project', record: 'edit' },
  promotions: { words: 'marketing', record: 'edit' },
  complaints: { words: 'complaint', record: 'show' },
  tickets: { words: 'ticket', record: 'show' },
  documentTypes: { words: 'config/document-types', record: 'edit' },
  projectTypes: { words: 'config/project-types', record: 'edit' },
  templates: { words: 'config/template-description-project', record: 'edit' },
  matching: { words: 'bank/matching', record: 'edit' },
  companyAccounts: { words: 'config/company-accounts', record: 'edit' },
  withholdingRates: { words: 'config/withholding-rates', record: 'edit' },
  declarers: { words: 'config/declarers', record: 'edit' },
  irregularities: { words: 'irregularities', record: 'show' },
  loanDefaults: { words: 'loan-defaults', record: 'show' },
  conflicts: { words: 'conflicts', record: 'edit' },
  riskRates: { words: 'config/risk-rates', record: 'edit' },
  outcomeStatements: { words: 'outcome-statements', record: 'show' },
  withholdingAgents: { words: 'config/withholding-agents', record: 'edit' },
  payments: { words: 'bank/payments', record: 'show' },
  paymentBatches: { words: 'bank/payment-batches', record: 'show' },
  imports: { words: 'import', record: 'show' },
  retentionRecords: { words: 'retention', record: 'show' },
  keptIdentities: { words: 'kept-identities', record: 'show' },
  bankStatements: { words: 'bank/statements', record: 'show' },
  bankMovements: { words: 'bank/movements', record: 'show' },
} as const satisfies Record<string, Address>

/** Where the back office is mounted. */
export const BASENAME = '/admin/'

/** The address of a path of react-admin. A path of no noun stays as it is, so that the function is idempotent. */
export function toAddress(path: string): string {
  const [, noun, id, ...rest] = path.split('/')
  const address: Address | undefined = noun === undefined ? undefined : (addresses as Record<string, Address>)[noun]
  if (!address) return path
  if (!id) return `/${address.words}/`
  if (id === 'create') return joined(address.words, 'new', ...rest)
  if (rest[0] === 'show') return joined(address.words, id, ...rest.slice(1))
  return joined(address.words, 'edit', id, ...rest)
}

/** The path of react-admin for an address; the inverse of `toAddress`. */
export function toPath(address: string): string {
  const entry = Object.entries<Address>(addresses).find(([, { words }]) => isUnder(address, `/${words}`))
  if (!entry) return address
  const [noun, { words, record }] = entry
  const [first, ...rest] = address
    .slice(words.length + 2)
    .split('/')
    .filter(Boolean)
  if (first === undefined) return `/${noun}`
  if (first === 'new') return joined(noun, 'create', ...rest)
  if (first === 'edit') return joined(noun, ...rest)
  return record === 'show' ? joined(noun, first, 'show', ...rest) : joined(noun, first, ...rest)
}

const joined = (...parts: string[]) => `/${parts.filter(Boolean).join('/')}`
const isUnder = (address: string, root: string) => address === root || address.startsWith(`${root}/`)

/** Where the API serves a document of a ticket. It checks by the session who may read it. */
export const ticketDocumentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`
/** Where the API serves a document of a complaint, to staff alone. */
export const complaintDocumentAddress = (documentId: string): string =>
  `/v1/support/complaints/view-document/${documentId}`

/** Where the API serves a file of evidence of a request for a class, by the same check. */
export const classEvidenceAddress = (documentId: string): string =>
  `/v1/account/classifications/view-document/${documentId}`
