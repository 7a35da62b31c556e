import { plainBrand, setBrand, WORKING_NAME } from '@cauce/contract/brand.ts'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { drawBrandPicture, drawSharePicture, versionOf } from './share-picture.server.ts'

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

it('the picture of the platform has the name, the mark and the colour of the brand', async () => {
  onTestFinished(() => setBrand(plainBrand(WORKING_NAME)))
  const drawIn = async (change: object) => {
    setBrand({ ...plainBrand('Ribera Norte'), ...change })
    return drawBrandPicture()
  }
  const drawn = await drawIn({ color: '#7a1fa2' })
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const band = await sharp(drawn).extract({ left: 0, top: 615, width: 1, height: 1 }).raw().toBuffer()
  for (const [channel, value] of [0x7a, 0x1f, 0xa2].entries()) expect(Math.abs(band[channel]! - value)).toBeLessThan(6)
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="currentColor"/></svg>'
  for (const change of [{ name: 'Ribera Sur' }, { mark }, { headings: 'hanken-grotesk' }])
    expect(await drawIn({ color: '#7a1fa2', ...change })).not.toEqual(drawn)
  // The longest names are whole too.
  const [ebro, duero] = ['Ebro', 'Duero'].map((river) => ({ name: `Cooperativa Financiación del Bajo ${river}` }))
  expect(await drawIn(ebro!)).not.toEqual(await drawIn(duero!))
})

it('the version changes with the words and the picture', () => {
  const version = versionOf(words, '/media/a')
  expect(version).toMatch(/^[\w-]{10}$/)
  expect(versionOf(words, '/media/a')).toBe(version)
  expect(versionOf({ ...words, risk: 'You can lose everything' }, '/media/a')).not.toBe(version)
  expect(versionOf(words, '/media/b')).not.toBe(version)
})
