import { createClient } from '@cauce/client'
import { expect, it } from 'vitest'
import type { Viewer } from '../../http/viewer.server.ts'
import { findPromotion, promotionFor } from './promotion.server.ts'

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

it.each([
  { role: undefined, seen: 'Retail' },
  { role: 'operator', seen: 'Manager' },
])('a reader with the role $role is shown the promotion for $seen', async ({ role, seen }) => {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).search)
      return Response.json({ data: [retail, manager], total: 2 })
    },
  })
  const viewer = role === undefined ? null : ({ user: { role } } as Viewer)
  expect((await findPromotion(client, viewer))?.promotionTypeName).toBe(seen)
  expect(asked).toEqual(['?activePromotion=true&take=10&orderSide=asc'])
})
