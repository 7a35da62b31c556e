import { expect, test } from 'vitest'
import { lineOf, nameInArchive } from './texts.domain.ts'

test('a line has a cell for each column, with JSON for structured values', () => {
  const row = { name: 'Ana; Sanz', amount: '-12.50', isMain: false, words: { es: ['"Sí"'] }, at: null, formula: '=1+1' }
  expect(lineOf(['name', 'amount', 'isMain', 'words', 'at', 'formula', 'absent'], row)).toBe(
    '"Ana; Sanz";-12.50;false;"{""es"":[""\\""Sí\\""""]}";;\'=1+1;\r\n',
  )
})

test.each([
  { name: 'nómina.pdf', kept: 'nómina.pdf' },
  { name: '../../etc/passwd', kept: '.._.._etc_passwd' },
  { name: 'a\\b:c*?"<>|\u0007.png', kept: 'a_b_c_______.png' },
  { name: `${'x'.repeat(300)}.pdf`, kept: `${'x'.repeat(146)}.pdf` },
])('the file $name cannot leave its folder', ({ name, kept }) => {
  expect(nameInArchive('01890000-0000-7000-8000-000000000001', name)).toBe(
    `files/01890000-0000-7000-8000-000000000001 ${kept}`,
  )
})
