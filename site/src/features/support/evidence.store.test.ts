import { expect, test } from 'vitest'
import { createEvidenceStore } from './evidence.store.ts'

const picture = new File(['x'], 'pagina.jpg')
const requests = [{ method: 'GET', url: '/investments', status: 500, at: '2026-11-20T09:30:00.000Z', durationMs: 12 }]
const storeOf = (makePicture: () => Promise<File | undefined>) => createEvidenceStore({ makePicture, requests })

test('the picture and the latest answers are sent unless somebody says otherwise', async () => {
  const store = storeOf(async () => picture)
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'making' })
  expect(await store.chosen()).toEqual({ picture, requests })
  expect(store.$evidence.get()).toMatchObject({ pictureStatus: 'ready', picture })
})

test('whoever sends before the picture is ready sends it all the same', async () => {
  const making = Promise.withResolvers<File>()
  const chosen = storeOf(() => making.promise).chosen()
  making.resolve(picture)
  expect(await chosen).toMatchObject({ picture })
})

test('each can be left out, and nothing is waited for then', async () => {
  const store = storeOf(() => new Promise(() => {}))
  store.wantPicture(false)
  store.wantRequests(false)
  expect(await store.chosen()).toEqual({ picture: undefined, requests: [] })
})

test.each([
  ['could not be made', async () => undefined],
  [
    'broke on the way',
    async () => {
      throw new Error('The canvas is tainted')
    },
  ],
])('a picture that %s is said to be missing, and the rest goes without it', async (_words, makePicture) => {
  const store = storeOf(makePicture)
  expect(await store.chosen()).toEqual({ picture: undefined, requests })
  expect(store.$evidence.get().pictureStatus).toBe('failed')
})
