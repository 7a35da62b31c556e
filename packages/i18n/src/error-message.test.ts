import { describe, expect, test } from 'vitest'
import { ERROR_NOUNS, errorMessage } from './error-message.ts'
import { translatorOf } from './translate.ts'
import { pick, translator } from './translator.ts'

const NBSP = '\u00A0'

describe('a refusal reads', () => {
  test.each([
    [{ code: 'required' }, 'Requerido.', 'Required.'],
    [
      { code: 'above-available-balance', params: { available: '3820.50' } },
      `La cantidad no debe superar el saldo disponible en el monedero. Disponible: 3.820,50${NBSP}€.`,
      `The amount must not exceed the available balance in the wallet. Available: 3.820,50${NBSP}€.`,
    ],
    [
      { code: 'below-minimum-investment', params: { minimum: '1000.00' } },
      `La inversión mínima en este proyecto es de 1.000,00${NBSP}€.`,
      `The minimum investment in this project is 1.000,00${NBSP}€.`,
    ],
    [
      { code: 'text-too-long', params: { maximum: 2000 } },
      'Debe tener 2.000 caracteres como máximo.',
      'It must have at most 2.000 characters.',
    ],
    [
      { code: 'file-kind', params: { kinds: 'png, jpg, pdf' } },
      'Este tipo de archivo no se admite. Se admiten: PNG, JPG, PDF.',
      'This kind of file is not accepted. Accepted: PNG, JPG, PDF.',
    ],
    [
      { code: 'state-forbids', params: { state: 'Next_Opening' } },
      'No es posible en el estado actual: próxima apertura.',
      'It is not possible in the present state: next opening.',
    ],
    [
      { code: 'project-not-ready', params: { missing: 'descriptions, pictures' } },
      'Al proyecto le falta: una descripción, una imagen.',
      'The project still lacks: a description, a picture.',
    ],
    [
      { code: 'state-forbids', params: { state: 'a-state-of-tomorrow' } },
      'No es posible en el estado actual: a-state-of-tomorrow.',
      'It is not possible in the present state: a-state-of-tomorrow.',
    ],
    [
      { code: 'a-code-of-tomorrow' },
      'Ha ocurrido un error. Vuelva a intentarlo, póngase en contacto con soporte o regrese al inicio.',
      'An error occurred. Try again, contact support or return home.',
    ],
    [
      { code: 'unknown-field', params: { field: 'toString' } },
      'El campo «toString» no se conoce.',
      'The field "toString" is unknown.',
    ],
  ])('%j', (error, spanish, english) => {
    expect(errorMessage(translator('es'), error)).toBe(spanish)
    expect(errorMessage(translator('en'), error)).toBe(english)
  })
})

test('an island needs no more than the nouns of errors', () => {
  const t = translatorOf(pick('en', ERROR_NOUNS))
  expect(errorMessage(t, { code: 'state-forbids', params: { state: 'pending' } })).toBe(
    'It is not possible in the present state: pending.',
  )
})
