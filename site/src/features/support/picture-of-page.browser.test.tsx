import { expect, test } from 'vitest'
import { render } from '@cauce/client/testing/render.ts'
import { pictureOfPage } from './picture-of-page.ts'

const square = (background: string) => ({ background, width: '120px', height: '120px' })

/** Counts nearly red, green and blue pixels. */
async function coloursOf(picture: File) {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const counts = { red: 0, green: 0, blue: 0 }
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = [data[index]! > 200, data[index + 1]! > 200, data[index + 2]! > 200]
    if (red && !green && !blue) counts.red += 1
    if (green && !red && !blue) counts.green += 1
    if (blue && !red && !green) counts.blue += 1
  }
  return counts
}

test('the page picture leaves out private fields (handbook rule 20.2)', async () => {
  await render(
    <>
      <div style={square('rgb(0, 0, 255)')} />
      <div data-private>
        <div style={square('rgb(255, 0, 0)')} />
      </div>
      <div style={square('rgb(0, 255, 0)')} />
    </>,
  )
  const { red, green, blue } = await coloursOf((await pictureOfPage())!)
  expect(red).toBe(0)
  expect(blue).toBeGreaterThan(5000)
  expect(green).toBeGreaterThan(5000)
})
