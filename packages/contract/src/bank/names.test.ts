import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNameIn, nameEvidence, nameLikeness, nameTokens } from './names.ts'

describe('the words of a name', () => {
  it.each([
    ['Joaquín Ruiz de la Prada', ['JOAQUIN', 'PRADA', 'RUIZ']],
    ['RUIZ DE LA PRADA, JOAQUIN', ['JOAQUIN', 'PRADA', 'RUIZ']],
    ['Olano Construcciones, S. L.', ['CONSTRUCCIONES', 'OLANO']],
    ['Muñoz & Söhne GmbH', ['MUNOZ', 'SOHNE']],
    ['Sr. D. Íñigo Peña', ['D', 'INIGO', 'PENA']],
    ['NU#EZ PE\\A MU?OZ', ['MUNOZ', 'NUNEZ', 'PENA']],
    ['Marcel·lí MARCEL.LI Marceŀlí', ['MARCELLI', 'MARCELLI', 'MARCELLI']],
    ["O´Donnell O'DONNELL D`Ors", ['DORS', 'ODONNELL', 'ODONNELL']],
    ['Мария СОФИЯ', ['MARIA', 'SOFIA']],
    ['S. L.', []],
  ])('of %s', (name, tokens) => {
    expect(nameTokens(name)).toEqual(tokens)
  })
})

describe('the name of a sender and that of a person', () => {
  it.each<[sender: string | null, person: string, evidence: ReturnType<typeof nameEvidence>]>([
    ['JOAQUIN RUIZ DE LA PRADA', 'Joaquín Ruiz de la Prada', 'agrees'],
    ['RUIZ PRADA JOAQUIN', 'Joaquín Ruiz de la Prada', 'agrees'],
    ['JOAQIN RUIZ PRADA', 'Joaquín Ruiz de la Prada', 'agrees'],
    ['OLANO CONSTRUCCIONES SL', 'Olano Construcciones, S. L.', 'agrees'],
    ['JOAQUIN RUIZ', 'Joaquín Ruiz de la Prada', 'similar'],
    ['M. DEL C. SANTAMARIA', 'María del Carmen Santamaría', 'similar'],
    ['JOAQUIN RUIZ PRADA Y MARTA SOLER VIDAL', 'Joaquín Ruiz de la Prada', 'similar'],
    ['ANA FERRER', 'Ana Ferrer Soler Vidal Puig Roca Mas', 'similar'],
    ['ANA', 'Ana Ferrer Soler Vidal', 'differs'],
    ['ANA FERRER GIL PONS MIR', 'Ana Ferrer Soler Vidal Puig', 'differs'],
    ['G FERRA', 'Guillem Ferragut', 'differs'],
    ['OLANO CONSTRUCCIONES SL', 'Iker Olano Ibarra', 'differs'],
    ['MARIA RUIZ SOLER', 'Joaquín Ruiz de la Prada', 'differs'],
    ['BIZUM', 'Joaquín Ruiz de la Prada', 'differs'],
    // 50 % and 49 %.
    ['PONS MAS', 'Mas Martí', 'similar'],
    ['ALVAREZ PONS SIFUENTES', 'Guillermo Cifuentes Moll Alvares', 'differs'],
    [null, 'Joaquín Ruiz de la Prada', 'unknown'],
    ['S.L.', 'Joaquín Ruiz de la Prada', 'unknown'],
    ['JOAQUIN', '—', 'unknown'],
  ])('%s and %s: %s', (sender, person, evidence) => {
    expect(nameEvidence(sender, person)).toBe(evidence)
  })

  it.each([
    { one: 'Ana Ferrer', other: 'ANA FERRER', percent: 100 },
    { one: 'A. Ferrer', other: 'Ana Ferrer', percent: 75 },
    { one: 'Ferrer', other: 'Ana Ferrer', percent: 66 },
    { one: 'Ferrar', other: 'Ferrer', percent: 83 },
    { one: 'Ferro', other: 'Ferrer', percent: 0 },
    { one: 'Alvarez Pons Sifuentes', other: 'Guillermo Cifuentes Moll Alvares', percent: 49 },
    { one: 'Ana', other: 'Ana Ana', percent: 66 },
    { one: 'Marti', other: 'Marta Marti', percent: 66 },
    { one: '', other: '—', percent: 0 },
  ])('$one and $other agree to $percent %', ({ one, other, percent }) => {
    expect([nameLikeness(one, other), nameLikeness(other, one)]).toEqual([percent, percent])
  })

  const word = fc.stringMatching(/^[A-Z]{2,9}$/)
  const name = fc.array(word, { minLength: 1, maxLength: 5 })
  it('have a symmetric likeness from 0 to 100', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const likeness = nameLikeness(one.join(' '), other.join(' '))
        expect(likeness).toBe(nameLikeness(other.join(' '), one.join(' ')))
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(100)
      }),
    )
  })
  it('match in any order, case and accents', () => {
    fc.assert(
      fc.property(name, fc.boolean(), (words, isLower) => {
        fc.pre(nameTokens(words.join(' ')).length === words.length)
        const turned = words.toReversed().join(', ').replaceAll('A', 'Á')
        expect(nameLikeness(words.join(' '), isLower ? turned.toLowerCase() : turned)).toBe(100)
      }),
    )
  })
})

describe('a name in the texts of a bank', () => {
  it.each([
    ['TRANSFERENCIA RECIBIDA JOAQUIN RUIZ DE LA PRADA RF75CAU000006', 'Joaquín Ruiz de la Prada', true],
    ['ABONO DE RUIZ PRADA, JOAQUIN', 'Joaquín Ruiz de la Prada', true],
    ['LIQ. OP. N 000069 OLANO CONSTRUCCIONES S.L. FACTURA', 'Olano Construcciones, S. L.', true],
    ['JOAQUIN RUIZ', 'Joaquín Ruiz de la Prada', false],
    ['JOAQUIN GIL RUIZ PRADA', 'Joaquín Ruiz de la Prada', false],
    ['BIZUM DE ANA', 'Ana', false],
    ['', 'Ana Ruiz', false],
  ])('%s has %s: %s', (text, name, isIn) => {
    expect(isNameIn(text, name)).toBe(isIn)
  })
})
