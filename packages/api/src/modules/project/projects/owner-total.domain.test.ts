import { expect, test } from 'vitest'
import { decideOwnerTotal, type OwnersOffer } from './owner-total.domain.ts'

const today = '2026-11-20'
const [edge, inside] = ['2025-11-20', '2025-11-21']
const offer = { financingAmount: 200_000_000n, raisedElsewhere: 0n, raisedElsewhereOn: today }
const other = (change: Partial<OwnersOffer>): OwnersOffer => ({
  phase: 'Financed',
  financingAmount: 900_000_000n,
  amountInvested: 300_000_001n,
  financedOn: inside,
  raisedElsewhere: 0n,
  raisedElsewhereOn: inside,
  ...change,
})

test.each<{ title: string; own?: Partial<typeof offer>; others?: OwnersOffer[]; total?: string }>([
  { title: 'a target of five million', own: { financingAmount: 500_000_000n } },
  { title: 'a cent more', own: { financingAmount: 500_000_001n }, total: '5000000.01' },
  { title: 'what was financed within twelve months', others: [other({})], total: '5000000.01' },
  { title: 'what was financed a year ago today', others: [other({ financedOn: edge })] },
  { title: 'a closed loan of these months', others: [other({ phase: 'Closed' })], total: '5000000.01' },
  { title: 'a discarded offer, which raised nothing', others: [other({ phase: 'Discarded', amountInvested: 0n })] },
  {
    title: 'the target of an offer that is still open, whenever it began',
    others: [other({ phase: 'Investment', financingAmount: 300_000_001n, amountInvested: 0n, financedOn: edge })],
    total: '5000000.01',
  },
  { title: 'what it declares', own: { raisedElsewhere: 300_000_001n }, total: '5000000.01' },
  { title: 'a declaration of a year ago', own: { raisedElsewhere: 300_000_001n, raisedElsewhereOn: edge } },
  {
    title: 'the last declaration, of whichever project, once',
    own: { raisedElsewhere: 200_000_000n, raisedElsewhereOn: inside },
    others: [other({ amountInvested: 0n, raisedElsewhere: 300_000_001n, raisedElsewhereOn: today })],
    total: '5000000.01',
  },
  {
    title: 'no declaration that a later one replaces',
    own: { raisedElsewhere: 0n, raisedElsewhereOn: today },
    others: [other({ amountInvested: 0n, raisedElsewhere: 900_000_000n })],
  },
])('counts $title: $total', ({ own = {}, others = [], total }) => {
  const decision = decideOwnerTotal({ ...offer, ...own }, others, today)
  expect(decision.ok ? undefined : decision.refusal).toEqual(
    total && { code: 'above-owner-maximum', params: { total, maximum: '5000000.00' }, path: 'financingAmount' },
  )
})
