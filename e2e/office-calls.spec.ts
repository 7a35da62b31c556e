import { officeScreens } from './testing/office-screens.ts'
import { expect, test } from './testing/office-walk.ts'
import { settle } from './testing/settle.ts'

/** Of an open page in a minute in which nobody touches it (decision inbox). */
const MOST_IN_AN_IDLE_MINUTE = 2
/** What opening a page may read. */
const MOST_ON_OPENING = 6

test('every page of the back office is opened with six calls and left open with two a minute', async ({
  office,
  staff,
}) => {
  test.setTimeout(1_200_000)
  const { page, traffic } = office
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  await page.clock.install()
  const found: { name: string; opening: number; idle: readonly string[] }[] = []
  for (const { name, address } of [...officeScreens().values()].flat()) {
    const target = await address(staff)
    calls.length = 0
    await page.goto(target)
    await settle(page, traffic)
    // Lists with own filters read once these have been applied, by a timer.
    await page.clock.runFor(2000)
    await settle(page, traffic)
    const opening = calls.length
    calls.length = 0
    await page.clock.runFor(60_000)
    await settle(page, traffic)
    found.push({ name, opening, idle: [...calls] })
  }
  const rows = found.toSorted((one, other) => other.opening - one.opening)
  for (const { name, opening, idle } of rows)
    console.log(
      `${name.padEnd(32)} ${String(opening).padStart(3)} on opening ${String(idle.length).padStart(3)} per idle minute`,
    )
  expect(rows.filter(({ opening }) => opening > MOST_ON_OPENING)).toEqual([])
  expect(found.filter(({ idle }) => idle.length > MOST_IN_AN_IDLE_MINUTE)).toEqual([])
})
