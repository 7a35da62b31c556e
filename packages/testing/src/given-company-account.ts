import { companyAccounts } from '@cauce/api/schema/company-accounts'
import { v7 } from 'uuid'
import { given, type Person } from './given.ts'
import { spanishIban, pdf, SEEN } from './sample-files.ts'
import type { TestApp } from './test-app.ts'
import { granted } from './granted.ts'

let counter = 0

export async function givenCompanyAccount(app: TestApp): Promise<string> {
  const [maker, checker] = [await given(app).administrator(), await given(app).administrator()]
  const now = app.clock.now()
  const iban = spanishIban(900_000 + (counter += 1))
  await app.kernel.database.insert(companyAccounts).values({
    companyAccountId: v7(),
    iban,
    bic: 'CAUCESM1XXX',
    beneficiary: 'Cauce Financiación Participativa, S. L.',
    bankName: 'Banco del Turia',
    main: false,
    state: 'active',
    proposedBy: maker.userId,
    approvedBy: checker.userId,
    decidedBy: checker.userId,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return iban
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
