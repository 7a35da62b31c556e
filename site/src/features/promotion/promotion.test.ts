import { expect, it } from 'vitest'
import { promotionFor } from './promotion.server.ts'

const retail = { promotionTypeName: 'Retail' } as const
const manager = { promotionTypeName: 'Manager' } as const

it.each([
  { reader: 'a visitor or an investor', running: [manager, retail], isForStaff: false, seen: retail },
  { reader: 'a visitor with promotions for managers only', running: [manager], isForStaff: false, seen: undefined },
  { reader: 'a manager', running: [retail, manager], isForStaff: true, seen: manager },
  { reader: 'a manager without promotions for managers', running: [retail], isForStaff: true, seen: retail },
  { reader: 'any reader without promotions', running: [], isForStaff: true, seen: undefined },
])('$reader sees the promotion for them', ({ running, isForStaff, seen }) => {
  expect(promotionFor(running, isForStaff)).toBe(seen)
})
