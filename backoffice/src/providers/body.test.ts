import { describe, expect, it } from 'vitest'
import { changesOf, encodeBody, filledIn } from './body.ts'

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

describe('a body', () => {
  it('is JSON without a file', () =>
    expect(encodeBody({ amount: '1250.00', note: null })).toBe('{"amount":"1250.00","note":null}'))

  it.each([
    ['as browsers give it', file],
    ["as react-admin's inputs hold it", { rawFile: file, src: 'blob:1', title: 'justificante.pdf' }],
  ])('is a form with a file, %s', (_how, value) => {
    const form = encodeBody({ status: 'completed', visible: true, order: 3, note: null, file: value }) as FormData
    expect(Object.fromEntries([...form].filter(([field]) => field !== 'file'))).toEqual({
      status: 'completed',
      visible: 'true',
      order: '3',
      note: '',
    })
    expect((form.get('file') as File).name).toBe('justificante.pdf')
  })

  it('carries each of several files under the same name', () => {
    const form = encodeBody({ documents: [{ rawFile: file }, { rawFile: file }] }) as FormData
    expect(form.getAll('documents')).toHaveLength(2)
  })
})
