import { describe, expect, it } from 'vitest'
import { messagesOf, translator } from '@cauce/i18n'
import { lookUp } from '@cauce/i18n/translate.ts'
import { changesOf, didWords, type Look } from './audit-words.ts'

const t = translator('es')
const look: Look = (key) => lookUp(messagesOf('es') as never, key)
const change = (noun: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changesOf({ noun, before, after }, t, look)

describe('what somebody did', () => {
  it.each([
    ['projects.edit', 'projects', 'Cambió proyecto'],
    ['transactions.decide', 'transactions', 'Decidió movimiento'],
    ['unicorns.tame', 'unicorns', 'tame unicorns'],
  ])('%s reads as words', (operation, noun, expected) => expect(didWords(t, look, { operation, noun })).toBe(expected))
})

describe('what changed', () => {
  it.each([
    [
      'a name',
      'users',
      { surname: 'Ruiz' },
      { surname: 'Ruiz Gil' },
      { field: 'Apellidos', before: 'Ruiz', after: 'Ruiz Gil' },
    ],
    [
      'yes and no',
      'users',
      { disabled: false },
      { disabled: true },
      { field: 'Deshabilitado', before: 'No', after: 'Sí' },
    ],
    [
      'an amount',
      'projects',
      { minimumInvestment: '250.00' },
      { minimumInvestment: '500.00' },
      { field: 'Inversión mínima', before: '250,00\u00A0€', after: '500,00\u00A0€' },
    ],
    [
      'a date',
      'projects',
      { dateEnd: null },
      { dateEnd: '2026-12-31' },
      { field: 'Fin de la financiación', before: 'nada', after: '31/12/2026' },
    ],
    [
      'a state',
      'transactions',
      { status: 'pending' },
      { status: 'completed' },
      { field: 'Estado', before: 'Pendiente', after: 'Completada' },
    ],
    [
      'a phase',
      'projects',
      { phaseName: 'Draft' },
      { phaseName: 'Next_Opening' },
      { field: 'Fase', before: 'Borrador', after: 'Próxima apertura' },
    ],
    [
      'a file',
      'transactions',
      null,
      { document: { name: 'a.pdf', sizeBytes: 1 } },
      { field: 'Justificante', before: 'nada', after: 'a.pdf' },
    ],
  ])('%s reads as words', (_what, noun, before, after, expected) => {
    expect(change(noun, before, after)).toEqual([expected])
  })

  it('leaves out versions and identifiers', () =>
    expect(change('users', { updatedAt: 'a', managerId: 'b' }, { updatedAt: 'c', managerId: 'd' })).toEqual([]))
})
