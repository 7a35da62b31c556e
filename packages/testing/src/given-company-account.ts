import { given, type Person } from './given.ts'
import { spanishIban, pdf, SEEN } from './sample-files.ts'
import type { TestApp } from './test-app.ts'
import { granted } from './granted.ts'

let counter = 0

export async function givenCompanyAccount(app: TestApp): Promise<string> {
  const [maker, checker] = [await given(app).administrator(), await given(app).administrator()]
  const iban = spanishIban(900_000 + (counter += 1))
  await openCompanyAccount([maker, checker], { iban, main: false })
  return iban
}

type Client = Pick<Person, 'client'>

/** Proposed by one administrator with its certificate, and approved by another. */
export async function openCompanyAccount(
  [maker, checker]: readonly [Client, Client],
  account: { readonly iban: string; readonly beneficiary?: string; readonly bic?: string; readonly main?: boolean },
): Promise<string> {
  const beneficiary = 'Cauce Financiación Participativa, S. L.'
  const known = { bic: 'CAUCESM1XXX', beneficiary, bankName: 'Banco del Turia', main: true, document: pdf() }
  const body = { ...known, ...account }
  const { companyAccountId: id } = await granted(maker.client.POST('/v1/bank/company-accounts', { body }))
  const approval = { params: { path: { id } }, body: { state: 'active', seen: SEEN } } as const
  await granted(checker.client.PATCH('/v1/bank/company-accounts/{id}', approval))
  return id
}

interface Proposed {
  readonly kind?: 'project' | 'taxOffice' | 'closedAccount' | 'company'
  readonly projectId?: string
  readonly userId?: string
  readonly beneficiary?: string
  readonly taxNumber?: string
  readonly iban?: string
}

export async function givenPayee({ client, app }: Person, payee: Proposed, approver?: Person): Promise<string> {
  const document = pdf('certificado.pdf')
  const known = { kind: 'project', beneficiary: 'Levante, S. L.', iban: 'ES9121000418450200051332' } as const
  const { payeeId: id } = await granted(client.POST('/v1/bank/payees', { body: { ...known, ...payee, document } }))
  const other = approver ?? (await given(app).administrator())
  const approval = { params: { path: { id } }, body: { state: 'active', seen: SEEN } } as const
  await granted(other.client.PATCH('/v1/bank/payees/{id}', approval))
  return id
}
