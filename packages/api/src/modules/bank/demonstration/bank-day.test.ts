import { expect, test } from 'vitest'
import { linesOfDay, placeAfter, type BankDay, type Sender } from './bank-day.domain.ts'

const DAY = '2026-11-20'
const sender = (recordId: string, announcedOn: string): Sender => ({
  recordId,
  announcedOn,
  name: 'Ana Ruiz',
  iban: 'ES6000491500051234567892',
  reference: 'RF18CAU000001',
  amount: 500_00n,
})
const payment = {
  endToEndId: 'CAU1',
  beneficiary: 'Luis Prat',
  iban: 'ES6000491500051234567892',
  remittance: 'Retirada',
  amount: 80_00n,
}
const dayOf = (known: Partial<BankDay>) =>
  linesOfDay({
    day: DAY,
    announced: [],
    booked: [],
    payments: [],
    returnable: undefined,
    isTroubleStated: false,
    ...known,
  })

test('among earlier announcements one is short, one lacks its reference and one comes from another account', () => {
  const announced = ['a', 'b', 'c', 'd'].map((id) => sender(id, '2026-11-19'))
  const lines = dayOf({ announced: [...announced, sender('e', DAY)] }).slice(0, 5)
  expect(lines.map(({ amount }) => amount)).toEqual([497_00n, 500_00n, 500_00n, 500_00n, 500_00n])
  expect(lines.map(({ reference }) => reference !== undefined)).toEqual([true, false, true, true, true])
  expect(lines.map(({ counterpartyIban }) => counterpartyIban !== undefined)).toEqual([true, true, false, true, true])
})

test('a deposit announced on the day arrives as announced', () => {
  const [line] = dayOf({ announced: [sender('a', DAY)] })
  expect(line).toMatchObject({ amount: 500_00n, reference: 'RF18CAU000001', counterpartyName: 'ANA RUIZ' })
})

test('payments are debited, and one executed before is returned with a reason', () => {
  const lines = dayOf({ payments: [payment], returnable: { ...payment, endToEndId: 'CAU2', amount: 30_00n } })
  expect(lines.at(0)).toMatchObject({ amount: -80_00n, endToEndId: 'CAU1', kind: 'transfer' })
  expect(lines.at(-1)).toMatchObject({ amount: 30_00n, endToEndId: 'CAU2', kind: 'return', returnReason: 'AC04' })
})

test('two equal transfers from strangers differ only in the reference of the bank', () => {
  const equal = dayOf({}).filter(({ remittance }) => remittance === 'para invertir')
  expect(equal.map(({ amount, counterpartyName }) => [amount, counterpartyName])).toEqual([
    [120_00n, 'JOSE A. PRIETO'],
    [120_00n, 'JOSE A. PRIETO'],
  ])
  const references = dayOf({}).flatMap(({ bankReference }) => bankReference ?? [])
  expect(new Set(references).size).toBe(references.length)
  expect(references).toHaveLength(3)
})

test('a second statement of the day has only new movements', () => {
  const known = { announced: [sender('a', '2026-11-19')], returnable: payment, isTroubleStated: true }
  expect(dayOf(known)).toMatchObject([{ amount: 500_00n }])
})

test.each([
  { last: undefined, place: { from: DAY, to: DAY, opening: 0n } },
  { last: { toDay: '2026-11-17', closing: 9n }, place: { from: '2026-11-18', to: DAY, opening: 9n } },
  { last: { toDay: DAY, closing: 9n }, place: { from: DAY, to: DAY, opening: 9n } },
  { last: { toDay: '2026-11-23', closing: 9n }, place: { from: '2026-11-23', to: '2026-11-23', opening: 9n } },
])('after $last.toDay the statement of the day is from $place.from to $place.to', ({ last, place }) => {
  expect(placeAfter(last, DAY)).toEqual(place)
})
