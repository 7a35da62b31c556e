import { expect, it } from 'vitest'
import { changedSide, differencesOf } from './edit-conflict.ts'

const before = { phone: '600', name: 'Olga', surname: 'Prat', note: null, hidden: 1 }

it('lists the fields that differ, and which of them both changed', () => {
  const saved = { ...before, phone: '611', surname: 'Pratt', hidden: 2 }
  const mine = { ...before, phone: '622', name: 'Olga María', note: '' }
  const differences = differencesOf({ before, saved, mine: { ...mine, note: null } }, Object.keys(mine).slice(0, 4))
  expect(differences.map(({ source, isContested }) => [source, isContested])).toEqual([
    ['phone', true],
    ['name', false],
    ['surname', false],
  ])
  expect(differences.slice(1).map(changedSide)).toEqual(['mine', 'saved'])
})

it('does not ask about a field that both changed to the same', () => {
  const changed = { ...before, phone: '611' }
  expect(differencesOf({ before, saved: changed, mine: changed }, ['phone'])).toEqual([])
})

it('takes a chosen file for a change', () => {
  const picture = { src: '/p', widthPixels: 900 }
  const chosen = { rawFile: new File(['x'], 'banner.png') }
  const versions = { before: { picture }, saved: { picture: { ...picture } }, mine: { picture: chosen } }
  const [difference] = differencesOf(versions, ['picture'])
  expect(difference).toMatchObject({ isContested: false, mine: chosen })
  expect(changedSide(difference!)).toBe('mine')
  expect(differencesOf({ ...versions, saved: { picture: { src: '/q' } } }, ['picture'])[0]!.isContested).toBe(true)
})
