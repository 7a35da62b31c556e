import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  CountryCode,
  Email,
  FriendlyUrl,
  Iban,
  legalName,
  nameText,
  OneTimeCode,
  optionalText,
  Password,
  Phone,
  text,
} from './fields.ts'
import fc from 'fast-check'
import { sliceOfText } from './whole-characters.ts'

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
      ['\u200Bab\ncd\u2069', 'ab\ncd'],
      ['   ', 'required'],
      ['\u200B\u202E', 'required'],
    ],
  },
  {
    name: 'a name that mails show',
    schema: nameText(60),
    rows: [
      [' Evil.example SL ', 'Evil.example SL'],
      ['R@W Arquitectos, S. L.', 'R@W Arquitectos, S. L.'],
      ['Ana\nEcheverría', 'name-invalid'],
      ['<b>Ana</b>', 'name-invalid'],
      ['{{Ana}}', 'name-invalid'],
      ['Ana\u2028Echeverría', 'name-invalid'],
      ['Ana \u202Emoc.live', 'Ana moc.live'],
      ['\u2068Ana\u2069\u00A0\u2003Ruiz\u200B', 'Ana Ruiz'],
      ['\uFEFFBegon\u0303a', 'Bego\u00F1a'],
      ['A\u200Dna Ru\u200C\u034Fiz', 'Ana Ruiz'],
      ['\u{1F469}\u200D\u{1F680} SL', '\u{1F469}\u200D\u{1F680} SL'],
      ['\u2800', 'required'],
      ['O\u2019Connor-Ruiz', 'O\u2019Connor-Ruiz'],
      ['Ana, vea https://evil.example', 'name-invalid'],
      ['Ana, escriba a x@evil.example', 'name-invalid'],
      ['Ana, escriba a x＠evil.example', 'name-invalid'],
    ],
  },
  {
    name: 'a name in contracts',
    schema: legalName(60),
    rows: [
      ['1880, S. L.', '1880, S. L.'],
      ['Мария', 'Мария'],
      ['123', 'name-invalid'],
      ['.', 'name-invalid'],
      ['\u{1F600}', 'name-invalid'],
      ['محمد', 'name-not-latin'],
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
      ['Ñandú-2026', 'Ñandú-2026'],
      ['Cauce_2026', 'password-weak'],
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
      ['+34600123456', '+34 600123456'],
      ['+12025550123', '+1 2025550123'],
      ['\u202D+34 655\u00A0443\u00A0322\u202C', '+34 655 443 322'],
      ['600\u2011123\u2011456', '600 123 456'],
      ['600\u2013123\u2013456', '600 123 456'],
      ['600.12.34.56', '600 12 34 56'],
      ['(600) 123456', '600 123456'],
      ['+34 (600) 123-456', '+34 600 123 456'],
      ['(+34) 600123456', '+34 600123456'],
      ['0034 600 123 456', '+34 600 123 456'],
      ['+0034600123456', '+34 600123456'],
      ['34600123456', '+34 600123456'],
      ['tel:+34-600-123-456', '+34 600 123 456'],
      ['+49 (0)30 1234567', '+49 30 1234567'],
      ['0044 (0) 20 7946 0958', '+44 20 7946 0958'],
      ['６００１２３４５６', '600123456'],
      ['Móvil: 600 123 456', '600 123 456'],
      ['☎ 600 123 456.', '600 123 456'],
      ['600 123 456 (casa)', '600 123 456'],
      ['600_123_456,', '600 123 456'],
      ['+33 06 12 34 56 78', '+33 6 12 34 56 78'],
      ['+39 06 1234 5678', '+39 06 1234 5678'],
      ['+39 (0)6 1234 5678', '+39 0 6 1234 5678'],
      ['+212 0612-345678', '+212 612 345678'],
      ['6001234', '6001234'],
      ['600123', 'phone-invalid'],
      ['0000000', 'phone-invalid'],
      ['999 999 999', 'phone-invalid'],
      ['+34 600 123 45', 'phone-invalid'],
      ['+34 100 123 456', 'phone-invalid'],
      ['0612345678', 'phone-invalid'],
      ['600 123 45a', 'phone-invalid'],
      ['600 123 456 ext. 2', 'phone-invalid'],
      ['+1234567890123456', 'phone-invalid'],
      ['600 123 456\n600 123 457', 'phone-invalid'],
    ],
  },
  {
    name: 'an e-mail',
    schema: Email,
    rows: [
      ['Ana@Correo.example', 'Ana@Correo.example'],
      ['\u200Bana@correo.example\u00A0', 'ana@correo.example'],
      ['Ana Ruiz <ana@correo.example>;', 'ana@correo.example'],
      ['(ana@correo.example).', 'ana@correo.example'],
      ['ana＠correo.example', 'ana@correo.example'],
      ['Correo electrónico: ana@correo.example (Ana)', 'ana@correo.example'],
      ['mailto:ana@correo.example?cc=eva@correo.example', 'ana@correo.example'],
      ['ana@correo.españa', 'ana@correo.xn--espaa-rta'],
      ['ana@MÜNCHEN.example', 'ana@xn--mnchen-3ya.example'],
      ['ana@почта.бг', 'ana@xn--80a1acny.xn--90ae'],
      ['ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
      ['begoña@correo.example', 'email-invalid'],
      ['ana@correo', 'email-invalid'],
      ['ana@ñ..example', 'email-invalid'],
      ['ana@ñ.example/x', 'email-invalid'],
      ['ana@ruiz@ñ.example', 'email-invalid'],
      ['ana ruiz@correo.example', 'email-invalid'],
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
      ['\u200BES91\u200B2100041845020005\u200B1332\uFEFF', 'ES9121000418450200051332'],
      ['ES91\t2100\n04184502 0005 1332', 'ES9121000418450200051332'],
      ['IBAN: ES 91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
      // Not divided in every possible way.
      [`IBAN${'.'.repeat(60)}`, 'iban-invalid'],
      ['Nº de cuenta: ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
      ['Iban nº ES91 2100 0418 4502 0005 1332.', 'ES9121000418450200051332'],
      ['IBAN (EUR): ES91.2100.0418.4502.0005.1332', 'ES9121000418450200051332'],
      ['«ES91 2100 0418 4502 0005 1332»;', 'ES9121000418450200051332'],
      ["'ES91,2100,0418,4502,0005,1332", 'ES9121000418450200051332'],
      ['ＥＳ９１21000418450200051332', 'ES9121000418450200051332'],
      ['ES91 2100 0418 4502 0005 1332 ES91', 'iban-invalid'],
      ['21000418450200051332', 'iban-invalid'],
      ['ES9121000418450200051333', 'iban-invalid'],
      ['', 'iban-invalid'],
    ],
  },
  {
    name: 'the address of a project',
    schema: FriendlyUrl,
    rows: [
      ['Ribera-del-Turia-2', 'Ribera-del-Turia-2'],
      ['ribera--turia', 'ribera--turia'],
      ['peñíscola', 'url-invalid'],
      ['ribera_turia', 'url-invalid'],
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
      ['492\u200B\u00A0039', '492039'],
      ['492-039', '492039'],
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

test.each([
  ['cuts a text that is too long', 'Calle Mayor', 0, 5, 'Calle'],
  ['drops a character that is split by the end', 'x😀😀', 0, 4, 'x😀'],
  ['keeps a character that ends at the cut', '😀😀', 0, 2, '😀'],
  ['drops a character that is split by the start', '😀😀x', -4, undefined, '😀x'],
  ['drops a character that is split at both ends', '😀', 1, 1, ''],
  ['keeps a shorter text', 'ñ', 0, 5, 'ñ'],
] as const)('%s', (_, text, start, end, expected) => {
  expect(sliceOfText(text, start, end)).toBe(expected)
})

test('a slice of whole characters is well-formed, and lacks at most one at each end', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'ñ', '😀') })
  fc.assert(
    fc.property(texts, fc.integer(), fc.option(fc.integer(), { nil: undefined }), (text, start, end) => {
      const part = sliceOfText(text, start, end)
      const cut = text.slice(start, end)
      expect(part.isWellFormed()).toBe(true)
      expect(cut).toContain(part)
      expect(cut.length - part.length).toBeLessThanOrEqual(2)
    }),
  )
})
