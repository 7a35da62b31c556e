import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { renderPaper } from './index.ts'
import { isDisplayable, type Paper, writable } from './paper.domain.ts'

const paper: Paper = {
  language: 'es',
  title: 'Extracto del año 2025',
  issuer: 'Cauce',
  companyLine: 'Cauce Financiación Participativa, S. L. · NIF B12345674',
  numberLine: 'Documento D-2026-000123',
  footer: ['Hecho el 12/01/2026'],
  pageOf: (page, count) => `Página ${page} de ${count}`,
  madeAt: new Date('2026-01-12T09:00:00Z'),
  blocks: [
    { kind: 'facts', facts: [['Titular', 'Montserrat Echeverría, Łódź, Ștefan']] },
    { kind: 'heading', text: 'Movimientos' },
    { kind: 'list', items: ['Uno', 'Dos'] },
    {
      kind: 'table',
      columns: [
        { title: 'Fecha', share: 1 },
        { title: 'Concepto', share: 3, isHead: true },
        { title: 'Importe', share: 1, isFigure: true },
      ],
      rows: Array.from({ length: 60 }, (_, row) => ({
        cells: ['01/02/2025', `Pago ${row}`, '−2.000,00 €'],
        note: 'Bruto',
      })),
      sum: ['', 'Suma', '−120.000,00 €'],
    },
  ],
}

describe('a rendered document', async () => {
  const bytes = await renderPaper(paper)
  const raw = bytes.toString('latin1')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

  it('is the same file for the same content', async () => {
    expect((await renderPaper(paper)).equals(bytes)).toBe(true)
  })

  it('has what PDF/A-2a requires', async () => {
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(raw).toMatch(/\/OutputIntents \[\d+ 0 R\]/)
    expect(raw).toContain('/GTS_PDFA1')
    expect(raw).toMatch(/\/Marked true/)
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(/\/Lang \(es\)/)
    expect(raw).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    for (const forbidden of ['/Encrypt', '/JavaScript', '/SMask', '/ca ', '/CA ', '/EmbeddedFiles', '/Type1', '/AA '])
      expect(raw, forbidden).not.toContain(forbidden)
    const fonts = raw.match(/\/Type \/FontDescriptor/g)!.length
    expect(fonts).toBe(3)
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts)
    expect(raw.match(/\/ToUnicode /g)).toHaveLength(fonts)
    expect(await document.getMetadata()).toMatchObject({ info: { Title: paper.title, Language: 'es' } })
  })

  it('is read once and in order by a screen reader, with the headings of its cells', async () => {
    expect(document.numPages).toBeGreaterThan(2)
    const roles: string[] = []
    const read: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const texts = new Map<string, string>()
      let id: string | undefined
      for (const item of items)
        if ('str' in item) texts.set(id ?? '', (texts.get(id ?? '') ?? '') + item.str)
        else if (item.type === 'beginMarkedContentProps') id = item.id
        else if (item.type === 'endMarkedContent') id = undefined
      const walk = (node: { role?: string; id?: string; children?: unknown[] }): void => {
        if (node.role) roles.push(node.role)
        if (node.id) read.push(texts.get(node.id) ?? '')
        for (const child of node.children ?? []) walk(child as never)
      }
      walk((await page.getStructTree()) as never)
    }
    const text = read.join(' ').replaceAll(/\s+/g, ' ')
    expect(text.slice(0, 89)).toBe(
      'Extracto del año 2025 Titular Montserrat Echeverría, Łódź, Ștefan Movimientos • Uno • Dos',
    )
    expect(text.match(/Pago \d+/g)).toEqual(Array.from({ length: 60 }, (_, row) => `Pago ${row}`))
    expect(text.match(/Importe/g)).toHaveLength(1)
    expect(text).not.toContain('Página')
    expect(new Set(roles)).toEqual(
      new Set(['Root', 'Document', 'H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD']),
    )
  })

  it('marks everything drawn as text or artifact, and draws the logo', async () => {
    const DRAWN = [OPS.showText, OPS.constructPath]
    for (let number = 1; number <= document.numPages; number += 1) {
      const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
      let depth = 0
      const unmarked = fnArray.filter((operator) => {
        if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1
        if (operator === OPS.endMarkedContent) depth -= 1
        return DRAWN.includes(operator) && depth === 0
      })
      expect(unmarked).toEqual([])
      const paths = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath) as [paint: number][]
      expect(paths.filter(([paint]) => paint === OPS.fill)).toHaveLength(1)
    }
  })

  it('names the company, its page and its number on each page', async () => {
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      expect(words).toContain(`Página ${number} de ${document.numPages}`)
      expect(words).toContain('Documento D-2026-000123')
      expect(words).toContain(paper.companyLine)
    }
  })
})

it('writes names in every script of the Union as their document does', async () => {
  const names = [
    'Ñandú Łódź Ștefan',
    'Ġorġ Ħal',
    'Παπαδοπούλου Ευάγγελος',
    'Цветкова Юлия',
    'Nguyễn Văn',
    'Þór Ærø',
    'J̌e m̃',
  ]
  const facts = names.map((name) => ['Nombre', name.normalize('NFD')] as const)
  const bytes = await renderPaper({ ...paper, blocks: [{ kind: 'facts', facts }] })
  const text = await textOf(bytes)
  for (const name of names) expect(text).toContain(name)
  expect(text).not.toContain('?')
})

it('has all letters after a document with the same letters under marks', async () => {
  const textWith = async (name: string) =>
    textOf(await renderPaper({ ...paper, blocks: [{ kind: 'facts', facts: [['Nombre', name]] }] }))
  await textWith('Žďár Ñůñž')
  expect(await textWith('Ruiz de la Zarza')).toContain('Ruiz de la Zarza')
})

it.each([
  ['ﬁn ⅷ Ωµέγα', 'fin viii Ωµέγα'],
  ['a\tb\u0007c', 'a b c'],
  ['Ana\u200B \u202ERuiz\u00AD', 'Ana Ruiz'],
  ['≤ 3 → 4 ≠ 5', '<= 3 -> 4 =/ 5'],
  ['中 👍', '[U+4E2D] [U+1F44D]'],
])('writes %j as %j, which loses nothing that is seen', (typed, written) => {
  expect(writable(typed)).toBe(written)
})

async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= document.numPages; number += 1)
    text += (await (await document.getPage(number)).getTextContent()).items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
  return text
}

it.each([
  ['text', (letter: string) => writable(letter) === letter, 300],
  ['headings', (letter: string) => isDisplayable(letter) && letter.normalize('NFC') === letter, 150],
] as const)('has a glyph in the typeface of %s for each letter that it writes', async (kind, isWritten, count) => {
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => letter.trim() !== '' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && isWritten(letter),
  )
  expect(letters.length).toBeGreaterThan(count)
  const words = letters.join(' ')
  const text = await textOf(
    await renderPaper({
      ...paper,
      blocks: [kind === 'text' ? { kind: 'paragraph', text: words } : { kind: 'heading', text: words }],
    }),
  )
  const read = text.normalize('NFKC')
  expect(letters.filter((letter) => !read.includes(letter.normalize('NFKC')))).toEqual([])
  expect(text).not.toContain('\u0000')
})
