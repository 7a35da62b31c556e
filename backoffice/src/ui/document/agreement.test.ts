import { describe, expect, it } from 'vitest'
import { accountIn, amountIn, nameIn } from './agreement.ts'

describe('an amount is found in a document', () => {
  it.each([
    'Importe 2.000,00 €',
    'Importe: 2000,00 EUR',
    'Amount EUR 2,000.00',
    'Importe 2 000,00',
    'Importe 2.000 €',
    'Importe2.000,00EUR',
    'Fecha 17/11/2026 2.000,00',
  ])('as %s', (text) => expect(amountIn(text, '2000.00').verdict).toBe('agrees'))

  it.each([
    { fact: 'that is the end of a larger one', text: 'Importe 12.000,00 €' },
    { fact: 'whose first group is another one', text: 'Importe 1 2.000,00' },
    { fact: 'of other cents', text: 'Importe 2.000,01 €' },
    { fact: 'with more digits', text: 'Importe 2.000,001' },
    { fact: 'without currency and cents', text: 'Operación 2000' },
    { fact: 'in a longer number', text: 'Referencia 442000009' },
  ])('but not one $fact', ({ text }) => expect(amountIn(text, '2000.00').verdict).toBe('absent'))

  it('and a part of one is not', () => expect(amountIn('Importe 3.500,00', '500.00').verdict).toBe('absent'))
})

describe('a holder is found in a document', () => {
  it.each([
    { text: 'Ordenante Marta Sanz Importe 90,00', name: 'Marta Sanz' },
    { text: 'ORDENANTE SANZ, MARTA', name: 'Marta Sanz' },
    { text: 'Ordenante JOAQUIN RUIZ DE LA PRADA Beneficiario Cauce', name: 'Joaquín Ruiz de la Prada' },
    { text: 'INVERSIONES PATRIMONIALES RIBAGORZA SL', name: 'Inversiones Patrimoniales Ribagorza, S. L.' },
  ])('$name in $text', ({ text, name }) => expect(nameIn(text, name)).toEqual({ verdict: 'agrees' }))

  it('by its initial, and then as the document says it', () =>
    expect(nameIn('Ordenante V. MONLEON CHULVI Importe', 'Vicente Monleón Chulvi')).toMatchObject({
      verdict: 'similar',
      found: expect.stringContaining('MONLEON'),
    }))

  it('but not another person', () =>
    expect(nameIn('Ordenante Iker Ruiz Importe 90,00', 'Marta Sanz').verdict).toBe('absent'))
})

describe('an account is found in a document', () => {
  const iban = 'ES9121000418450200051332'
  it.each([
    { how: 'in groups', text: 'IBAN ES91 2100 0418 4502 0005 1332' },
    { how: 'in one', text: 'iban es9121000418450200051332' },
    { how: 'masked', text: 'Cuenta •••• 1332' },
    { how: 'partly masked', text: 'Cuenta ES** 2100 **** ** ******1332' },
  ])('$how', ({ text }) => expect(accountIn(text, iban).verdict).toBe('agrees'))

  it.each([
    { how: 'another one', text: 'IBAN ES61 0049 1500 0512 3456 2207' },
    { how: 'other last digits', text: 'Cuenta •••• 0412' },
    { how: 'a masked part in the middle', text: 'ES** **** 1332 ****0412' },
    { how: 'the same digits elsewhere', text: 'Operación 1332' },
  ])('but not $how', ({ text }) => expect(accountIn(text, iban).verdict).toBe('absent'))
})
