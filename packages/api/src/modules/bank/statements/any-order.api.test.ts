import { givenCompanyAccount, given, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { exceptionsOf, importFile, linesOf, statementFile } from '@cauce/testing/bank-files'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stretches, stretchOf, truth, wholeOf, type Stretch } from './any-order.fixture.ts'

let app: TestApp
let administrator: Person
beforeAll(async () => {
  app = await startTestApp()
  administrator = await given(app).administrator()
})
afterAll(() => app.stop())

const send = async (iban: string, { lines, ...statement }: Stretch) => {
  const movements = lines.map(({ day, amount }) => ({ bookingDay: day, amount }))
  const { response } = await importFile(administrator, statementFile({ iban, ...statement, movements }))
  return response.status
}

test('any statements of an account, cut, overlapped, reordered and repeated, end in the same books, which balance at every step', async () => {
  await fc.assert(
    fc.asyncProperty(truth(2), stretches, async (all, cuts) => {
      const iban = await givenCompanyAccount(app)
      for (const cut of cuts) {
        expect([200, 409]).toContain(await send(iban, stretchOf(all, cut)))
        expect(await exceptionsOf(app)).toEqual([])
      }
      expect(await send(iban, wholeOf(all))).toBe(200)
      expect(await send(iban, wholeOf(all))).toBe(200)
      const booked = wholeOf(all).lines.map(({ day, amount }) => `${day} ${amount}`)
      expect((await linesOf(app, iban)).toSorted()).toEqual(booked.toSorted())
      expect(await exceptionsOf(app)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
