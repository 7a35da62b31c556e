import { expect, test } from 'vitest'
import { readSheet, sheetOf } from './sheet.ts'
import { withTexts } from './further.ts'

const lines = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }))
const HEADING = ['key', 'es', 'en', 'pt']
const row = (key: string, text: string) => [key, '', '', text]

test('what was exported is read again, and what is empty is missing', () => {
  const texts = { 'common.cancel': 'Anular' }
  const { missing, ...read } = readSheet(lines(...sheetOf('pt', texts)), 'pt')
  expect(read).toEqual({ texts, faults: [], unknown: [] })
  expect(missing).toContain('common.retry')
  expect(missing).not.toContain('common.cancel')
})

test('what several keys share in Spanish and in the translation is kept once, by the Spanish message', () => {
  const state = ['accessChanges', 'brands'].map((noun) => row(`${noun}.state.proposed`, 'Falta aprovar'))
  const { texts, missing } = readSheet(lines(HEADING, ...state, row('parameters.state.proposed', 'Por aprovar')), 'pt')
  expect(texts).toEqual({ 'Falta otra aprobación': 'Falta aprovar', 'parameters.state.proposed': 'Por aprovar' })
  expect(missing).toContain('payees.state.proposed')
  const shown = ['brands.state.proposed', 'Falta otra aprobación', 'Needs another approval', 'Falta aprovar']
  expect(sheetOf('pt', texts)).toContainEqual(shown)
})

test('a heading in capitals, columns in another order and line ends of a spreadsheet are taken', () => {
  const { texts, faults } = readSheet(lines(['PT', 'Note', 'Key'], ['Um\r\ndois', 'ok?', 'common.cancel']), 'pt')
  expect({ texts, faults }).toEqual({ texts: { 'common.cancel': 'Um\ndois' }, faults: [] })
})

test.each([
  { sheet: [['clave', 'es', 'en', 'pt']], fault: 'The first line must name the columns "key" and "pt".' },
  { sheet: [], fault: 'The first line must name the columns "key" and "pt".' },
  {
    sheet: [HEADING, row('common.cancel', 'Anular'), row('common.cancel', 'Cancelar')],
    fault: 'Line 3: common.cancel stands there twice.',
  },
  {
    sheet: [HEADING, row('common.cancel', 'Anular %{nome}')],
    fault: 'Line 2: common.cancel has %{nome}, and needs none, spelt so.',
  },
  {
    sheet: [HEADING, row('common.cancel', 'Anular |||| Anular tudo')],
    fault: 'Line 2: common.cancel needs one form, as in "Cancelar".',
  },
])('$fault', ({ sheet, fault }) => {
  expect(readSheet(lines(...sheet), 'pt').faults).toEqual([fault])
})

test('a key of before is ignored with a remark', () => {
  const { texts, unknown, faults } = readSheet(lines(HEADING, row('common.gone', 'Foi-se')), 'pt')
  expect({ texts, unknown, faults }).toEqual({ texts: {}, unknown: ['common.gone'], faults: [] })
})

test('what a sheet lacks is read in Spanish', () => {
  const group = { cancel: 'Cancelar', fields: { name: 'Nombre', city: 'Ciudad' } }
  expect(withTexts(group, { 'fields.name': 'Nome' })).toEqual({
    cancel: 'Cancelar',
    fields: { name: 'Nome', city: 'Ciudad' },
  })
})
