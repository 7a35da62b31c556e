import type { FileKind } from '@cauce/contract'
import { expect, test } from 'vitest'
import { uploadName } from './names.ts'

test.each<{ given: string; kind: FileKind; name: string }>([
  { given: 'certificado.pdf', kind: 'pdf', name: 'certificado.pdf' },
  { given: 'Foto.JPEG', kind: 'jpg', name: 'Foto.JPEG' },
  { given: 'foto.jpg', kind: 'jpg', name: 'foto.jpg' },
  { given: 'factura.exe', kind: 'pdf', name: 'factura.exe.pdf' },
  { given: 'factura.pdf.html', kind: 'pdf', name: 'factura.pdf.html.pdf' },
  { given: 'foto.png', kind: 'pdf', name: 'foto.png.pdf' },
  { given: 'certificado', kind: 'pdf', name: 'certificado.pdf' },
  { given: '.pdf', kind: 'pdf', name: '.pdf.pdf' },
  { given: '../../etc/passwd', kind: 'json', name: 'passwd.json' },
  { given: 'C:\\Users\\ana\\dni.png', kind: 'png', name: 'dni.png' },
  { given: 'a\u0000b\u202Efdp.exe', kind: 'pdf', name: 'abfdp.exe.pdf' },
  { given: '', kind: 'webp', name: 'file.webp' },
])('an upload that is called $given and is $kind is kept as $name', ({ given, kind, name }) => {
  expect(uploadName(given, kind)).toBe(name)
})

test.each<[FileKind, string]>([
  ['jpg', 'jpg jpeg'],
  ['xml', 'xml camt'],
  ['txt', 'txt csv tsv n43 q43 c43 aeb csb asc'],
])('an upload that is %s keeps the endings %s', (kind, endings) => {
  const names = endings.split(' ').map((ending) => `extracto.${ending}`)
  expect(names.map((name) => uploadName(name, kind))).toEqual(names)
})

test('a name has at most 120 characters, and keeps its end', () => {
  expect(uploadName(`${'a'.repeat(200)}.pdf`, 'pdf')).toBe(`${'a'.repeat(116)}.pdf`)
  expect(uploadName('a'.repeat(200), 'pdf')).toBe(`${'a'.repeat(116)}.pdf`)
})
