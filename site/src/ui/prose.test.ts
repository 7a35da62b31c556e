import { expect, it } from 'vitest'
import { isOnlyList, proseBlocks } from './prose.ts'

it('empty lines separate paragraphs, single line breaks do not', () => {
  expect(proseBlocks('One\nline.\n\nTwo.')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'paragraph', text: 'Two.' },
  ])
})

it('ignores empty lines at the beginning and at the end', () => {
  expect(proseBlocks('\n One. \n')).toEqual([{ kind: 'paragraph', text: 'One.' }])
  expect(proseBlocks(' \n')).toEqual([])
})

it('lines that start with a dash become a list, also right after a paragraph', () => {
  expect(proseBlocks('For:\r\n- a\r\n- b')).toEqual([
    { kind: 'paragraph', text: 'For:' },
    { kind: 'list', items: ['a', 'b'] },
  ])
  expect(isOnlyList('- a\n- b')).toBe(true)
  expect(isOnlyList('For:\n- a')).toBe(false)
})
