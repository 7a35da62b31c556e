import { sampleSheet } from '@cauce/testing/sample-sheet'
import { expect, test } from 'vitest'
import { factsWith, plain } from './testing/facts.ts'
import { documentOf } from './sheet-document.domain.ts'
import { sheetPaperOf } from './sheet-paper.domain.ts'

const document = plain(documentOf(sampleSheet('10000.00'), factsWith(), 'en'))

test('the PDF has the same text in the same order, with version and immutability notice on each page', () => {
  const imprint = {
    identifier: '9598CAUCE0000000001200000057',
    issuer: 'Cauce',
    madeAt: new Date('2026-11-20T09:00:00Z'),
  }
  const paper = (version: number | null, identifier: string | null = imprint.identifier) =>
    sheetPaperOf(document, { ...imprint, version, identifier })
  expect(paper(2)).toMatchObject({
    language: 'en',
    title: document.title,
    issuer: 'Cauce',
    numberLine: imprint.identifier,
  })
  expect(paper(1).footer).toEqual(['Version 1 of 20/11/2026', expect.stringContaining('never changed')])
  expect(paper(2).footer[0]).toBe('Version 2 of 20/11/2026. Replaces version 1.')
  expect(paper(null, null).footer[0]).toMatch(/draft/i)
  expect(paper(null, null).numberLine).toBe('Given on publication')
  expect(paper(2).pageOf(1, 4)).toBe('Page 1 of 4')
  const outline = paper(1).blocks.flatMap((block) =>
    'text' in block && block.kind !== 'paragraph' ? [`${block.kind} ${block.text}`] : [],
  )
  expect(outline.filter((line) => line.startsWith('heading'))).toEqual(
    document.sections.map(({ letter, title }) => `heading ${letter}. ${title}`),
  )
  expect(outline.filter((line) => line.startsWith('note'))).toEqual(document.footnotes.map((note) => `note ${note}`))
})
