import { describe, expect, it } from 'vitest'
import { certificateOf } from './certificate.domain.ts'
import { statementOf } from './statement.domain.ts'
import { moved, paid } from './testing/payments.ts'

describe('a statement', () => {
  const data = {
    opening: 251_155n,
    movements: [
      moved('invested', -200_000n, { at: new Date('2025-02-09T10:00:00Z') }),
      moved('deposit', 800_000n, { at: new Date('2025-06-11T10:00:00Z') }),
    ],
    payments: [paid({ principal: 0n })],
    holdings: [],
  }

  it('shows the sources of the balance and the balance after each movement', () => {
    const { sources, entries } = statementOf({ ...data, closing: 853_850n })
    expect(sources).toMatchObject({
      deposit: 800_000n,
      invested: -200_000n,
      interest: 3_500n,
      fee: -140n,
      withheld: -665n,
    })
    expect(entries.map(({ balance }) => balance)).toEqual([51_155n, 851_155n, 853_850n])
    const reversed = statementOf({ ...data, movements: data.movements.toReversed(), closing: 853_850n })
    expect(reversed.entries).toEqual(entries)
  })

  it('is refused when it differs from the ledger by a cent', () => {
    for (const closing of [853_849n, 853_851n]) expect(() => statementOf({ ...data, closing })).toThrow('does not tie')
  })
})

describe('a certificate', () => {
  it('adds up each promoter by rate and year of accrual, without payments of principal alone', () => {
    const certificate = certificateOf([
      paid(),
      paid({ dueDate: '2025-09-14', paidOn: '2025-09-20', withheld: 666n }),
      // Paid late: accrues when due.
      paid({ dueDate: '2024-12-14', paidOn: '2025-01-20' }),
      // Paid early: accrues when paid.
      paid({ dueDate: '2026-01-02', paidOn: '2025-12-30', promoter: 'Azulejos, S. L.', project: 'Azulejos' }),
      paid({ interest: 0n, fee: 0n, withheld: 0n, principal: 5_000n }),
    ])
    expect(certificate.lines).toEqual([
      expect.objectContaining({ promoter: 'Azulejos, S. L.', accrualYear: 2025, payments: 1 }),
      expect.objectContaining({ promoter: 'Viñedos, S. L.', accrualYear: 2024, payments: 1, withheld: 665n }),
      expect.objectContaining({ promoter: 'Viñedos, S. L.', accrualYear: 2025, payments: 2, withheld: 1_331n }),
    ])
    expect(certificate).toMatchObject({ payments: 4, interest: 14_000n, withheld: 2_661n, fee: 560n })
  })

  it('keeps two promoters of the same name apart by their tax numbers', () => {
    const { lines } = certificateOf([paid(), paid({ promoterTaxNumber: 'A58818501' }), paid()])
    expect(lines.map(({ promoterTaxNumber, payments }) => [promoterTaxNumber, payments])).toEqual([
      ['B98765431', 2],
      ['A58818501', 1],
    ])
  })
})
