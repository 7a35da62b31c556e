import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'
import { expect, test } from 'vitest'
import { sentValues, UNSENT_FILE } from './oversized-file.ts'

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
