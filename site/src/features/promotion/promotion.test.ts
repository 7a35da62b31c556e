import { expect, it } from 'vitest'
import { promotionFor } from './promotion.ts'

const retail = { promotionTypeName: 'Retail' } as const
const manager = { promotionTypeName: 'Manager' } as const

it.each([
  ['a visitor or an investor', [manager, retail], false, retail],
  ['a visitor when only managers are spoken to', [manager], false, undefined],
  ['a manager', [retail, manager], true, manager],
  ['a manager when there is nothing for them', [retail], true, retail],
  ['anybody when nothing runs', [], true, undefined],
] as const)('%s sees what is theirs', (_who, running, isForStaff, seen) => {
  expect(promotionFor(running, isForStaff)).toBe(seen)
})
