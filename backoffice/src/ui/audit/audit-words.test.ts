import { describe, expect, it } from 'vitest'
import { messagesOf, translator } from '@cauce/i18n'
import { lookUp } from '@cauce/i18n/translate.ts'
import { changesOf, createdName, didWords, type Look } from './audit-words.ts'

const t = translator('es')
const look: Look = (key) => lookUp(messagesOf('es') as never, key)
const change = (noun: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changesOf({ noun, before, after }, t, look)

describe('what somebody did', () => {
  it.each([
    ['projects.edit', 'projects', 'Cambió proyecto'],
    ['transactions.decide', 'transactions', 'Decidió movimiento'],
    ['userAssignments.create', 'users', 'Creó asignación de gestor'],
    ['unicorns.tame', 'unicorns', 'tame unicorns'],
  ])('%s reads as words', (operation, noun, expected) => expect(didWords(t, look, { operation, noun })).toBe(expected))
})

it('calls what was created by its name, and nothing else', () => {
  expect(createdName({ before: null, after: { title: 'Obra terminada', date: '2026-11-20' } })).toBe('Obra terminada')
  expect(createdName({ before: null, after: { amount: '100' } })).toBeUndefined()
  expect(createdName({ before: { name: 'Ana' }, after: { name: 'Eva' } })).toBeUndefined()
})

it('tells who decided by name alone, and a reply in words', () => {
  expect(change('transactions', { adminId: null, adminName: null }, { adminId: 'a', adminName: 'Eva' })).toEqual([
    'Decidida por: nada → Eva',
  ])
  expect(change('tickets', null, { message: 'Hola', messageId: 'm' })).toEqual(['Mensaje: nada → Hola'])
})

describe('what changed', () => {
  it.each([
    ['a name', 'users', { surname: 'Ruiz' }, { surname: 'Ruiz Gil' }, 'Apellidos: Ruiz → Ruiz Gil'],
    ['yes and no', 'users', { disabled: false }, { disabled: true }, 'Deshabilitado: No → Sí'],
    [
      'an amount in cents',
      'projects',
      { minimumInvestment: '25000' },
      { minimumInvestment: '50000' },
      'Inversión mínima: 250,00\u00A0€ → 500,00\u00A0€',
    ],
    [
      'a percentage',
      'projects',
      { managerFee: 400 },
      { managerFee: 1050 },
      'Comisión de gestión: 4,00\u00A0% → 10,50\u00A0%',
    ],
    ['a telephone number, which is no amount', 'users', { phone: '600' }, { phone: '700' }, 'Teléfono: 600 → 700'],
    ['a date', 'projects', { dateEnd: null }, { dateEnd: '2026-12-31' }, 'Fin de la financiación: nada → 31/12/2026'],
    ['a state', 'transactions', { status: 'pending' }, { status: 'completed' }, 'Estado: Pendiente → Completada'],
    ['a phase', 'projects', { phase: 'Draft' }, { phase: 'Next_Opening' }, 'Fase: Borrador → Próxima apertura'],
    ['a file', 'transactions', null, { document: { name: 'a.pdf', sizeBytes: 1 } }, 'Justificante: nada → a.pdf'],
    [
      'a manager, who is not told by an identifier',
      'users',
      { managerId: null },
      { managerId: 'x' },
      'Gestor: cambiado',
    ],
  ])('%s reads as words', (_what, noun, before, after, expected) => {
    expect(change(noun, before, after)).toEqual([expected])
  })

  it('leaves out versions, and the identifier of the record itself', () =>
    expect(change('promotions', { updatedAt: 'a' }, { updatedAt: 'c', promotionId: 'd', largeImageId: 'e' })).toEqual(
      [],
    ))
})
