import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followTyping, restoreTyping } from './typed-fields.ts'
import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'
import { sentValues, UNSENT_FILE } from './oversized-file.ts'

const FIELDS = `
  <input id="amount" value="100">
  <input id="password" type="password">
  <input id="code" autocomplete="one-time-code">
  <astro-island ssr><textarea id="message"></textarea></astro-island>`
const place = document.createElement('div')
const field = (id: string) => document.getElementById(id) as HTMLInputElement

const load = () => (place.innerHTML = FIELDS)
beforeEach(() => {
  sessionStorage.clear()
  document.body.append(place)
  load()
})
afterEach(() => {
  place.remove()
  delete document.documentElement.dataset['viewer']
})

async function typeAndLoadAgain() {
  const store = followTyping()
  for (const id of ['amount', 'password', 'code', 'message']) await userEvent.fill(field(id), '250')
  store()
  load()
}

test('typed text is restored once after a reload and reported to islands; passwords and codes are not stored', async () => {
  await typeAndLoadAgain()
  const heard: string[] = []
  place.addEventListener('input', ({ target }) => heard.push((target as Element).id), { once: false })
  expect(sessionStorage.getItem('typed-fields')).not.toMatch(/password|code/)
  restoreTyping()
  expect(['amount', 'password', 'code', 'message'].map((id) => field(id).value)).toEqual(['250', '', '', '250'])
  expect(heard).toEqual(['amount', 'message'])
  load()
  restoreTyping()
  expect(field('amount').value).toBe('100')
})

test('text is restored into an island after its hydration', async () => {
  document.documentElement.dataset['viewer'] = ''
  await typeAndLoadAgain()
  restoreTyping()
  expect(field('message').value).toBe('')
  field('message').closest('astro-island')!.dispatchEvent(new Event('island:ready'))
  expect(field('message').value).toBe('250')
})

test('typed text is not restored on another page', async () => {
  await typeAndLoadAgain()
  const stored = JSON.parse(sessionStorage.getItem('typed-fields')!) as object
  sessionStorage.setItem('typed-fields', JSON.stringify({ ...stored, page: '/elsewhere' }))
  restoreTyping()
  expect(field('amount').value).toBe('100')
})

test('a marker is sent instead of a file that is too large', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="description" value="No me pagan."><input type="file" name="documents" multiple>'
  const chosen = new DataTransfer()
  const sizes = [10, MAXIMUM_FILE_BYTES, MAXIMUM_FILE_BYTES - 1]
  for (const size of sizes) chosen.items.add(new File([new Uint8Array(size)], `${size}.pdf`))
  form.querySelector<HTMLInputElement>('[type="file"]')!.files = chosen.files
  const sent = sentValues(form)
  expect(sent.get('description')).toBe('No me pagan.')
  const documents = sent.getAll('documents').map((value) => (value instanceof File ? value.size : value))
  expect(documents).toEqual([10, UNSENT_FILE, MAXIMUM_FILE_BYTES - 1])
})
