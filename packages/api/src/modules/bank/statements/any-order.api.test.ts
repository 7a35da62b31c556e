import { givenCompanyAccount, given, testApp, type Person } from '@cauce/testing'
import { exceptionsOf, importFile, linesOf, statementFile } from '@cauce/testing/bank-files'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  leavesGap,
  OVERLAPPING,
  piecesOf,
  stretches,
  stretchOf,
  truth,
  wholeOf,
  type Stretch,
} from './testing/any-order.ts'

const app = testApp()
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})

const send = async (iban: string, { lines, ...statement }: Stretch) => {
  const movements = lines.map(({ day, amount }) => ({ bookingDay: day, amount }))
  const { response } = await importFile(administrator, statementFile({ iban, ...statement, movements }))
  return response.status
}

test('statements in any cut, overlap, order or repetition lead to the same books', async () => {
  await fc.assert(
    fc.asyncProperty(truth(3), stretches, async (all, cuts) => {
      const iban = await givenCompanyAccount(app)
      const known = new Set<number>()
      for (const cut of cuts) {
        const status = await send(iban, stretchOf(all, cut))
        expect([200, 409]).toContain(status)
        if (status === 409) continue
        // Balances cannot tell what lies between two parts of a day (decision bank-statements).
        if (leavesGap(all, cut, known)) return
        const [first, last] = piecesOf(all.pieces, cut)
        for (let index = first; index <= last; index += 1) known.add(index)
      }
      expect(await send(iban, wholeOf(all))).toBe(200)
      expect(await send(iban, wholeOf(all))).toBe(200)
      const booked = wholeOf(all).lines.map(({ day, amount }) => `${day} ${amount}`)
      expect((await linesOf(app, iban)).toSorted()).toEqual(booked.toSorted())
      expect(await exceptionsOf(app)).toEqual([])
    }),
    { numRuns: 6, examples: [OVERLAPPING] },
  )
})
