import type { Answer } from '../src/paths.ts'

type Transfer = NonNullable<Answer<'/v1/wallet/transactions/{id}'>['transfer']>

export function givenTransfer(stage: Transfer['stage'], values: Partial<Transfer> = {}): Transfer {
  const isIn = (...stages: Transfer['stage'][]) => stages.includes(stage)
  const isReleased = isIn('released', 'sent', 'executed', 'refused', 'returned')
  const isSent = isReleased && stage !== 'released'
  const isBatched = isReleased || stage === 'batched'
  return {
    stage,
    reasonCode: isIn('refused', 'returned') ? 'AC04' : null,
    cancelReason: null,
    endToEndId: '01J9ZK7Q8R',
    remittance: 'Retirada de su monedero en Cauce',
    approvedAt: '2026-11-19T08:15:00.000Z',
    batchedAt: isBatched ? '2026-11-20T11:00:00.000Z' : null,
    releasedAt: isReleased ? '2026-11-20T12:00:00.000Z' : null,
    sentAt: isSent ? '2026-11-20T12:30:00.000Z' : null,
    executionDay: isBatched ? '2026-11-23' : null,
    executedOn: isIn('executed', 'returned') ? '2026-11-23' : null,
    returnedOn: stage === 'returned' ? '2026-12-09' : null,
    updatedAt: '2026-11-23T09:00:00.000Z',
    ...values,
  }
}
