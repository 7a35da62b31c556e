import { expect, test } from 'vitest'
import { createEvidenceStore } from './evidence.store.ts'

const picture = new File(['x'], 'pagina.jpg')
const requests = [{ method: 'GET', url: '/investments', status: 500, at: '2026-11-20T09:30:00.000Z', durationMs: 12 }]
const storeOf = (makePicture: () => Promise<File | undefined>) => createEvidenceStore({ makePicture, requests })

test('picture and request log are sent by default', async () => {
  const store = storeOf(async () => picture)
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'making' })
  expect(await store.chosen()).toEqual({ picture, requests })
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'ready', picture })
})

test('a submit waits for the picture', async () => {
  const making = Promise.withResolvers<File>()
  const chosen = storeOf(() => making.promise).chosen()
  making.resolve(picture)
  expect(await chosen).toMatchObject({ picture })
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
