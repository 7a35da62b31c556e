import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CountryCode, FriendlyUrl, Iban, nameText, OneTimeCode, optionalText, Password, Phone, text } from './fields.ts'

const outcomeOf = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? result.data : result.error.issues[0]!.message
}

describe.each<{ name: string; schema: z.ZodType; rows: [input: unknown, outcome: unknown][] }>([
  {
    name: 'a text',
    schema: text(5),
    rows: [
      [' abcde ', 'abcde'],
      ['   ', 'required'],
    ],
  },
  {
    name: 'a name that mails show',
    schema: nameText(60),
    rows: [
      [' Evil.example SL ', 'Evil.example SL'],
      ['R@W Arquitectos, S. L.', 'R@W Arquitectos, S. L.'],
      ['Ana\nEcheverría', 'name-invalid'],
      ['Ana\u2028Echeverría', 'name-invalid'],
      ['Ana \u202Emoc.live', 'name-invalid'],
      ['Ana, vea https://evil.example', 'name-invalid'],
      ['Ana, escriba a x@evil.example', 'name-invalid'],
      ['Ana, escriba a x＠evil.example', 'name-invalid'],
    ],
  },
  {
    name: 'an optional text',
    schema: optionalText(5),
    rows: [
      [' abcde ', 'abcde'],
      ['  ', ''],
      [null, null],
    ],
  },
  {
    name: 'a password',
    schema: Password,
    rows: [
      ['Abcde-12', 'Abcde-12'],
      ['Abcd-12', 'password-weak'],
      ['abcde-12', 'password-weak'],
      ['ABCDE-12', 'password-weak'],
      ['Abcde-fg', 'password-weak'],
      ['Abcdef12', 'password-weak'],
      ['', 'required'],
    ],
  },
  {
    name: 'a telephone number',
    schema: Phone,
    rows: [
      [' +34 600 123 456 ', '+34 600 123 456'],
      ['(600) 123456', 'phone-invalid'],
      ['600123', 'phone-invalid'],
      ['6001234', '6001234'],
      ['600 123 45a', 'phone-invalid'],
    ],
  },
  {
    name: 'a country',
    schema: CountryCode,
    rows: [
      ['ES', 'ES'],
      ['es', 'country-unknown'],
      ['XX', 'country-unknown'],
    ],
  },
  {
    name: 'an IBAN',
    schema: Iban,
    rows: [
      ['ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
      ['es9121000418450200051332', 'ES9121000418450200051332'],
      ['ES9121000418450200051333', 'iban-invalid'],
      ['', 'iban-invalid'],
    ],
  },
  {
    name: 'the address of a project',
    schema: FriendlyUrl,
    rows: [
      ['ribera-del-turia-2', 'ribera-del-turia-2'],
      ['-2', '-2'],
      ['--', 'url-invalid'],
      ['ribera del turia', 'url-invalid'],
      ['ribera/turia', 'url-invalid'],
    ],
  },
  {
    name: 'a one-time code',
    schema: OneTimeCode,
    rows: [
      [' 492 039 ', '492039'],
      ['49203', 'code-wrong'],
      ['4920390', 'code-wrong'],
      ['49203a', 'code-wrong'],
    ],
  },
])('$name', ({ schema, rows }) => {
  test.each(rows)('%j becomes %j', (input, outcome) => {
    expect(outcomeOf(schema, input)).toBe(outcome)
  })
})
