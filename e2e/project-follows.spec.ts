import { api } from '@cauce/contract'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { announcedProject, openProject } from './testing/given.ts'
import { open } from './testing/pages.ts'
import { expect, test, type Page } from './testing/test.ts'

const buttonOf = (page: Page, word: string, name: string) =>
  page.getByRole('button', { name: `${word}: ${name}`, exact: true })

test('Ines follows two projects, finds both on her page, and gets their news until she stops', async ({
  t,
  staff,
  secondStaff,
  investor,
}) => {
  test.slow()
  const announced = await announcedProject([staff, secondStaff])
  const opened = await openProject([staff, secondStaff])
  const { page } = await investor('0.00')
  const follow = t('projectFollows.follow')

  await test.step('her page is empty before she follows a project', async () => {
    await open(page, '/user/following')
    await expect(page.getByRole('heading', { name: t('projectFollows.empty.title') })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('she follows one from its page and one from its card', async () => {
    // A link changes nothing.
    await open(page, `/projects/${announced.url}/follow`)
    const button = buttonOf(page, follow, announced.name)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(button).toHaveAttribute('aria-pressed', 'true')

    await open(page, `/projects/?name=${encodeURIComponent(opened.name)}`)
    await buttonOf(page, follow, opened.name).click()
    await expect(buttonOf(page, follow, opened.name)).toHaveAttribute('aria-pressed', 'true')
    expect(new URL(page.url()).searchParams.get('name')).toBe(opened.name)
  })

  await test.step('her page lists both, the latest first, with phase and funded share', async () => {
    await open(page, '/user/following')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([opened.name, announced.name])
    const first = page.getByRole('listitem').filter({ hasText: opened.name })
    await expect(first.getByText(t('phases.name.Investment'), { exact: true })).toBeVisible()
    await expect(first.getByRole('progressbar')).toBeVisible()
    await expect(first.getByText(t('projectFollows.next'))).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('a new event notifies her', async () => {
    await call(staff, api.timeline.create, {
      params: { id: opened.projectId },
      body: { date: '2026-12-01', title: 'Licencia concedida', titleEn: 'Permit granted' },
    })
    await expect(async () => {
      await page.goto('/user/notifications')
      const told = page.getByRole('listitem').filter({ hasText: opened.name })
      await expect(told.filter({ hasText: 'Licencia concedida' })).toHaveCount(1, { timeout: 1000 })
    }).toPass()
  })

  await test.step('she stops following one on her page', async () => {
    await open(page, '/user/following')
    await buttonOf(page, follow, opened.name).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([announced.name])
    await open(page, `/projects/${opened.url}`)
    await expect(buttonOf(page, follow, opened.name)).toHaveAttribute('aria-pressed', 'false')
  })
})
