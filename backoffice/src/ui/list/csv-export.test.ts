import { describe, expect, it } from 'vitest'
import { translator } from '@cauce/i18n'
import { givenTransaction } from '@cauce/client/testing/records.ts'
import { shownValuesOf } from './shown-values.ts'

describe('an export', () => {
  it('writes what a person reads: words, amounts, dates, and the number of a withdrawal', () => {
    const record = {
      ...givenTransaction({ type: 'withdraw', status: 'pending', number: 'RT-2026-004117', amount: '1250.50' }),
      id: 'x',
      createdAt: '2026-11-18T09:30:00.000Z',
      rejectReason: null,
      iban: 'ES9121000418450200051332',
    }
    const values = shownValuesOf('transactions', record, translator('es') as never)
    const valueOf = Object.fromEntries(values.map(({ source, value }) => [source, value]))
    expect(valueOf).toMatchObject({
      status: 'Pendiente',
      number: 'RT-2026-004117',
      amount: '1.250,50',
      createdAt: '18/11/2026 10:30',
      rejectReason: '',
    })
    // A field without a name in the reader's language is not for people.
    expect(valueOf['iban']).toBeUndefined()
  })

  it('finds the words of a value under another noun', () => {
    const [role] = shownValuesOf('audit', { id: 'x', actorRole: 'admin' }, translator('es') as never)
    expect(role?.value).toBe('Administrador')
  })

  it('masks a bank account', () => {
    const record = { id: 'x', debtorIban: 'ES9121000418450200051332' }
    const [masked] = shownValuesOf('paymentBatches', record, translator('es') as never)
    expect(masked?.value).not.toContain('21000418')
  })
})
