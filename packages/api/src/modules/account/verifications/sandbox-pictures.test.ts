import { expect, test } from 'vitest'
import { documentPicture, facePicture } from './sandbox-pictures.ts'

const SEED = 'session-1'
const PICTURES = [
  ['identity-document', documentPicture],
  ['portrait', facePicture],
] as const

test.each(PICTURES)(
  'the %s is as it was when it was last looked at: open the new one before you keep it',
  async (name, draw) => {
    await expect(`${draw(SEED)}\n`).toMatchFileSnapshot(`drawings/${name}.svg`)
  },
)

test.each(PICTURES)(
  'the %s is of its session, and has no text that could be taken for that of a real one',
  (_, draw) => {
    expect(draw('session-2')).not.toBe(draw(SEED))
    expect(draw(SEED)).not.toMatch(/<text|<image/)
  },
)
