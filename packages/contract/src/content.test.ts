import { expect, test } from 'vitest'
import { addEnglish, contentOf, countEnglish } from './content.ts'

const both = { title: 'Licencia concedida', titleEn: 'Permit granted' }
const spanishOnly = { title: 'Licencia concedida', titleEn: null }

test('a reader gets a text in their language', () => {
  expect(contentOf(both, 'title', 'es')).toEqual({ text: 'Licencia concedida', lang: undefined })
  expect(contentOf(both, 'title', 'en')).toEqual({ text: 'Permit granted', lang: undefined })
})

test.each([null, ''])(
  'without an English version (%j) an English reader gets the Spanish text, marked as such',
  (none) => {
    const record = { ...spanishOnly, titleEn: none }
    expect(contentOf(record, 'title', 'en')).toEqual({ text: 'Licencia concedida', lang: 'es' })
    expect(contentOf(record, 'title', 'es')).toEqual({ text: 'Licencia concedida', lang: undefined })
  },
)

test('an English version without a Spanish text is not shown', () => {
  expect(contentOf({ about: null, aboutEn: 'About' }, 'about', 'en')).toEqual({ text: '', lang: undefined })
})

test('English texts are counted among those written in Spanish', () => {
  const records = [
    { ...both, description: 'Del ayuntamiento', descriptionEn: '' },
    { ...spanishOnly, description: null, descriptionEn: null },
  ]
  expect(countEnglish(records, ['title', 'description'])).toEqual({ written: 1, total: 3 })
  expect(addEnglish([countEnglish(records, ['title']), { written: 4, total: 4 }])).toEqual({ written: 5, total: 6 })
})
