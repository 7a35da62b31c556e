import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeNow } from '@cauce/api/modules/auth/totps'
import { openBrowser } from '../test-browser.ts'
import { HER_DOMAIN, call, rowsOf, type World } from './world.ts'

const PASSWORD = 'Cauce-2026'
/** By the page that a link leads to. */
const LINKS = {
  '/auth/confirm': 'email.confirm',
  '/auth/confirm-new-email': 'emailChanges.confirm',
  '/auth/undo-email-change': 'emailChanges.undo',
  '/auth/stop-access': 'emailChanges.stop',
} as const

const read = new WeakMap<World, Set<string>>()

/** She opens every link of every mail to an address of hers. */
export async function openMails(world: World): Promise<void> {
  await world.app.runJobs()
  const seen = read.get(world) ?? new Set()
  read.set(world, seen)
  const folder = path.join(world.app.dataFolder, 'outbox')
  const names = await readdir(folder).catch(() => [] as string[])
  for (const name of names.filter((one) => one.endsWith('.json') && !seen.has(one)).toSorted()) {
    seen.add(name)
    const { to, text } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string; text: string }
    if (to.includes(HER_DOMAIN)) await openLinks(world, to, text)
  }
}

async function openLinks(world: World, to: string, text: string): Promise<void> {
  for (const [, page, token] of text.matchAll(/(\/auth\/[\w-]+)\?token=([\w-]{43})/g)) {
    if (page === '/auth/reset') await takeOver(world, to, token!)
    const operation = LINKS[page as keyof typeof LINKS]
    // Her own account goes on being hers.
    if (operation && !to.startsWith('mallory@')) await call(world, world.mallory.userId, operation, { body: { token } })
  }
}

/** Sets a password, logs in, and sets up the code where there is none. */
async function takeOver(world: World, to: string, token: string): Promise<void> {
  const email = /[\w.-]+@[\w.-]+/.exec(to)![0]
  const [person] = await rowsOf<{ id: string }>(world, 'select user_id as id from users where email = $1', [email])
  if (!person || world.hands.has(person.id)) return
  const browser = openBrowser(world.app)
  const body = { token, password: PASSWORD, repeatPassword: PASSWORD }
  await browser.client.POST('/v1/auth/password/reset', { body })
  const { data } = await browser.client.POST('/v1/auth/login', { body: { email, password: PASSWORD } })
  if (data?.next !== 'first-otp') return
  const { data: setup } = await browser.client.POST('/v1/auth/totps')
  if (!setup) return
  const code = codeNow({ secret: setup.secret, lastUsedStep: null }, world.app.clock.now())
  const params = { path: { totpId: setup.totpId } }
  const { response } = await browser.client.POST('/v1/auth/totps/{totpId}/confirm', { params, body: { code } })
  if (!response.ok) return
  world.hands.add(person.id)
  world.history.push(`${world.app.clock.now().toISOString().slice(0, 16)} took over ${email} ${person.id.slice(-4)}`)
}
