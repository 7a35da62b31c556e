import { cp } from 'node:fs/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import { cloneDatabase } from './clone-database.ts'
import type { Person } from './given.ts'
import { givenWorld, type GivenWorld } from './given-world.ts'
import { startTestApp, type testApp, type TestApp } from './test-app.ts'
import { newTestFolder } from './test-folders.ts'

let made: ReturnType<typeof makeWorld> | undefined

/** Made once a worker: it takes as long as the tests of most files. */
async function makeWorld() {
  const database = { ...(await cloneDatabase()), drop: async () => {} }
  const app = await startTestApp({}, { database })
  const { ids, ...people } = await givenWorld(app)
  const files = newTestFolder('world', inject('testDatabases').folder)
  await cp(app.dataFolder, files, { recursive: true })
  await app.stop()
  return { ids, people, database, files, now: app.clock.now(), secret: app.kernel.settings.secret }
}

/** A copy of the world for all tests of a file. */
export function testWorld(...[overrides, options]: Parameters<typeof testApp>) {
  const [app, world] = [{} as TestApp, {} as GivenWorld]
  beforeAll(async () => {
    const { ids, people, database: template, files, now, secret } = await (made ??= makeWorld())
    const database = await cloneDatabase(template.url)
    Object.assign(app, await startTestApp({ ...overrides, secret }, { ...options, database }))
    await cp(files, app.dataFolder, { recursive: true })
    app.clock.set(now)
    const here = (person: Person): Person => ({ ...person, app, client: app.client(person.token) })
    const { customer, manager, administrator } = people
    Object.assign(world, { ids, customer: here(customer), manager: here(manager), administrator: here(administrator) })
  })
  afterAll(() => app.stop())
  return { app, world }
}
