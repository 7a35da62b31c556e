import { api } from '@cauce/contract'
import { ownershipCertificate } from '../documents/bank-documents.ts'
import { seenOf } from '../documents/paper.ts'
import type { World } from './world.ts'

interface Proposed {
  readonly kind: 'project' | 'taxOffice'
  readonly projectId?: string
  readonly beneficiary: string
  readonly taxNumber?: string
  readonly iban: string
}

export async function approvePayee(
  { call, clock, administrators: [first, second] }: World,
  payee: Proposed,
): Promise<void> {
  const { beneficiary: holder, taxNumber, iban } = payee
  const document = await ownershipCertificate({ holder, holderDocument: taxNumber ?? '', iban, issuedAt: clock.now() })
  const { payeeId: id } = await call(first.token, api.payees.create, { body: payee, files: { document } })
  await call(second.token, api.payees.decide, { params: { id }, body: { state: 'active', seen: seenOf(document) } })
}
