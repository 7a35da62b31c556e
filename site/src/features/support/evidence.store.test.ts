import { expect, test } from 'vitest'
import { createEvidenceStore } from './evidence.store.ts'

const picture = new File(['x'], 'pagina.jpg')
const requests = [{ method: 'GET', url: '/investments', status: 500, at: '2026-11-20T09:30:00.000Z', durationMs: 12 }]
const storeOf = (makePicture: () => Promise<File | undefined>) => createEvidenceStore({ makePicture, requests })

test('picture and request log are sent by default, and the submit waits for the picture', async () => {
  const making = Promise.withResolvers<File>()
  const store = storeOf(() => making.promise)
  const chosen = store.chosen()
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'making' })
  making.resolve(picture)
  expect(await chosen).toEqual({ picture, requests })
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'ready', picture })
})

test('each can be unticked, and then nothing waits', async () => {
  const store = storeOf(() => new Promise(() => {}))
  store.wantPicture(false)
  store.wantRequests(false)
  expect(await store.chosen()).toEqual({ picture: undefined, requests: [] })
})

test.each([
  { words: 'could not be made', makePicture: async () => undefined },
  {
    words: 'broke on the way',
    makePicture: async () => {
      throw new Error('The canvas is tainted')
    },
  },
])('a picture that $words is reported as missing, and the rest is sent without it', async ({ makePicture }) => {
  const store = storeOf(makePicture)
  expect(await store.chosen()).toEqual({ picture: undefined, requests })
  expect(store.$evidence.get().pictureStatus).toBe('failed')
})
