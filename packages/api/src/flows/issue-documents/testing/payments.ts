import type { Movement, PaidPart } from '../statement.domain.ts'

const at = new Date('2025-06-14T10:00:00Z')

export const paid = (change: Partial<PaidPart> = {}): PaidPart => ({
  at,
  project: 'Bodega',
  promoter: 'Viñedos, S. L.',
  promoterTaxNumber: 'B98765431',
  number: 2,
  part: 1,
  count: 6,
  isPartial: false,
  periodStart: '2025-03-14',
  dueDate: '2025-06-14',
  paidOn: '2025-06-14',
  rate: 1900,
  interest: 3_500n,
  fee: 140n,
  withheld: 665n,
  principal: 10_000n,
  ...change,
})

export const moved = (kind: Movement['kind'], amount: bigint, more: Partial<Movement> = {}): Movement => ({
  ...{ at, kind, amount, project: null, iban: null, number: null },
  ...more,
})
