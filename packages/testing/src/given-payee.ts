import { given, type Person } from './given.ts'
import { granted } from './granted.ts'
import { pdf, SEEN } from './sample-files.ts'

interface Proposed {
  readonly kind?: 'project' | 'taxOffice' | 'closedAccount'
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
