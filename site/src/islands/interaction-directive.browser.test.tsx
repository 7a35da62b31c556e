import { afterEach, expect, test } from 'vitest'
import interaction from './interaction-directive.ts'

const root = document.documentElement
afterEach(() => {
  document.body.replaceChildren()
  delete root.dataset['viewer']
})

test.each([
  { who: 'a visitor', isViewer: false },
  { who: 'a person who is logged in', isViewer: true },
])('a click of $who before the island is ready acts once, when it is', async ({ isViewer }) => {
  if (isViewer) root.dataset['viewer'] = ''
  const island = document.createElement('astro-island')
  island.innerHTML = '<button>Revocar</button>'
  document.body.append(island)
  const button = island.querySelector('button')!
  let clicks = 0
  let hasRun = false
  const loaded = Promise.withResolvers<() => Promise<void>>()
  interaction(() => loaded.promise, { name: 'interaction', value: '' }, island)
  button.click()
  loaded.resolve(async () => {
    island.addEventListener('click', () => (clicks += 1))
    // Between the start of React and its first effect.
    button.click()
    hasRun = true
  })
  await expect.poll(() => hasRun).toBe(true)
  expect(clicks).toBe(0)
  island.dispatchEvent(new Event('island:ready'))
  await expect.poll(() => clicks).toBe(1)
  button.click()
  expect(clicks).toBe(2)
})
