import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSharePicture, versionOf } from './share-picture.server.ts'

const words = {
  name: 'Rehabilitación integral del antiguo convento de las Hermanas Franciscanas Misioneras de la Inmaculada Concepción',
  figures: '7,25 % anual previsto, a 18 meses',
  risk: 'Puede perder todo lo invertido',
}
const picture = () =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background: '#476a8a' } })
    .jpeg()
    .toBuffer()

it('a sharing picture keeps its size with a name of any length', async () => {
  const drawn = await drawSharePicture(await picture(), words)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { channels } = await sharp(drawn).extract({ left: 0, top: 430, width: 1200, height: 200 }).stats()
  // Light paper with dark text, although this machine may have no font.
  expect(channels[0]!.max).toBeGreaterThan(230)
  expect(channels[0]!.min).toBeLessThan(60)
})

it('the version changes with the words and the picture', () => {
  const version = versionOf(words, '/media/a')
  expect(version).toMatch(/^[\w-]{10}$/)
  expect(versionOf(words, '/media/a')).toBe(version)
  expect(versionOf({ ...words, risk: 'You can lose everything' }, '/media/a')).not.toBe(version)
  expect(versionOf(words, '/media/b')).not.toBe(version)
})
