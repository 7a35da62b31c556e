import { expect, test } from 'vitest'
import { documentPicture, facePicture } from './sandbox-pictures.ts'

const SEED = 'session-1'
const PICTURES = [
  ['identity-document', documentPicture],
  ['portrait', facePicture],
] as const

test.each(PICTURES)(
  'the %s equals the reviewed drawing: look at the new one before accepting it',
  async (name, draw) => {
    await expect(`${draw(SEED)}\n`).toMatchFileSnapshot(`drawings/${name}.svg`)
  },
)

test.each(PICTURES)('the %s differs by session, and contains no text or image', (_, draw) => {
  expect(draw('session-2')).not.toBe(draw(SEED))
  expect(draw(SEED)).not.toMatch(/<text|<image/)
})
