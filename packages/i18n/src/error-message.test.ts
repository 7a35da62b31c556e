import { describe, expect, test } from 'vitest'
import { type CodedError, ERROR_NOUNS, errorMessage } from './error-message.ts'
import { translatorOf } from './translate.ts'
import { pick, translator } from './index.ts'

const NBSP = '\u00A0'

describe('the message of a refusal', () => {
  test.each<{ readonly error: CodedError; readonly spanish: string; readonly english: string }>([
    {
      error: { code: 'above-available-balance', params: { available: '3820.50' } },
      spanish: `El importe no debe superar el saldo disponible en el monedero. Disponible: 3.820,50${NBSP}€.`,
      english: `The amount must not exceed the available balance in the wallet. Available: 3.820,50${NBSP}€.`,
    },
    {
      error: { code: 'date-too-early', params: { earliest: '1900-01-01' } },
      spanish: 'La fecha no puede ser anterior al 01/01/1900.',
      english: 'The date must not be before 01/01/1900.',
    },
    {
      error: { code: 'text-too-long', params: { maximum: 2000 } },
      spanish: 'Debe tener 2.000 caracteres como máximo.',
      english: 'It must have at most 2.000 characters.',
    },
    {
      error: { code: 'file-kind', params: { kinds: 'png, jpg, pdf' } },
      spanish: 'Este tipo de archivo no se admite. Se admiten: PNG, JPG, PDF.',
      english: 'This kind of file is not accepted. Accepted: PNG, JPG, PDF.',
    },
    {
      error: { code: 'state-forbids', params: { state: 'Next_Opening' } },
      spanish: 'No es posible en el estado actual: próxima apertura.',
      english: 'It is not possible in the current state: opening soon.',
    },
    {
      error: { code: 'project-not-ready', params: { missing: 'descriptions, pictures' } },
      spanish: 'Al proyecto le falta: una descripción, una imagen.',
      english: 'The project still lacks: a description, a picture.',
    },
    {
      error: { code: 'state-forbids', params: { state: 'a-state-of-tomorrow' } },
      spanish: 'No es posible en el estado actual: a-state-of-tomorrow.',
      english: 'It is not possible in the current state: a-state-of-tomorrow.',
    },
    {
      error: { code: 'a-code-of-tomorrow' },
      spanish: 'Ha ocurrido un error. Vuelva a intentarlo, póngase en contacto con soporte o regrese al inicio.',
      english: 'An error occurred. Try again, contact support or return home.',
    },
    {
      error: { code: 'unknown-field', params: { field: 'toString' } },
      spanish: 'Campo desconocido: «toString».',
      english: 'Unknown field: "toString".',
    },
  ])('$error', ({ error, spanish, english }) => {
    expect(errorMessage(translator('es'), error)).toBe(spanish)
    expect(errorMessage(translator('en'), error)).toBe(english)
  })
})

test.each([
  { now: '2026-11-26T23:00:00Z', spanish: 'Ana Ruiz lo aprobó el 26/11/2026 a las 10:42.' },
  { now: '2026-11-26T22:59:00Z', spanish: 'Ana Ruiz lo aprobó a las 10:42.' },
])('a refusal that came too late says who decided, what and when: $spanish', ({ now, spanish }) => {
  const params = { state: 'completed', by: 'Ana Ruiz', act: 'completed', at: '2026-11-26T09:42:11.000Z' }
  expect(errorMessage(translator('es'), { code: 'state-forbids', params }, new Date(now))).toBe(spanish)
  const unknown = { ...params, act: 'a-state-of-tomorrow' }
  expect(errorMessage(translator('es'), { code: 'state-forbids', params: unknown }, new Date(now))).toBe(
    'No es posible en el estado actual: completado.',
  )
})

test('the messages of the error nouns suffice for an island', () => {
  const t = translatorOf(pick('en', ERROR_NOUNS))
  expect(errorMessage(t, { code: 'state-forbids', params: { state: 'pending' } })).toBe(
    'It is not possible in the current state: pending.',
  )
})
