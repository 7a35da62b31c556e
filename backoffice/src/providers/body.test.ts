import { describe, expect, it } from 'vitest'
import { changesOf, filledIn, withFiles } from './body.ts'

const file = new File(['%PDF-1.4'], 'justificante.pdf', { type: 'application/pdf' })

describe('what an edit sends', () => {
  it.each([
    ['nothing that stayed the same', { id: '7', name: 'Ana', phone: null }, { id: '7', name: 'Ana' }, {}],
    ['what changed', { name: 'Anna', surname: 'Ruiz' }, { name: 'Ana', surname: 'Ruiz' }, { name: 'Anna' }],
    ['null for what was emptied', { note: null }, { note: 'x' }, { note: null }],
    ['nothing of what the form does not know', {}, { name: 'Ana' }, {}],
    ['no copies of nested values', { cover: { src: 'a' } }, { cover: { src: 'a' } }, {}],
    ['a chosen file', { image: { rawFile: file } }, { image: { src: 'a' } }, { image: { rawFile: file } }],
    ['false where true was', { disabled: false }, { disabled: true }, { disabled: false }],
  ])('is %s', (_fact, data, previous, expected) => expect(changesOf(data, previous)).toEqual(expected))
})

it('leaves out of a new record what was not filled in, but not zero, not no, and not null', () => {
  expect(filledIn({ a: '', b: undefined, c: null, d: 0, e: false, f: 'x' })).toEqual({
    c: null,
    d: 0,
    e: false,
    f: 'x',
  })
})

it.each([
  { how: 'as browsers give it', value: file },
  { how: "as react-admin's inputs hold it", value: { rawFile: file, src: 'blob:1', title: 'justificante.pdf' } },
])('sends a file, $how, alone and in a list', ({ value }) =>
  expect(withFiles({ note: null, file: value, documents: [value, value] })).toEqual({
    note: null,
    file,
    documents: [file, file],
  }),
)
