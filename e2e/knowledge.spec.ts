import { KNOWLEDGE_NAMES, KNOWLEDGE_QUESTIONS, type KnowledgeQuestion } from '@cauce/contract'
import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { openProject } from './testing/given.ts'
import { open } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

/** First choice without a gap. */
function placeOf(question: KnowledgeQuestion): number {
  const { choices, gaps } = KNOWLEDGE_QUESTIONS[question]
  return choices.findIndex((choice) => !(gaps as readonly string[]).includes(choice))
}

const groupOf = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true })

test('Ines acknowledges the risk warning, learns her gaps in the test, and passes it without a warning', async ({
  t,
  staff,
  secondStaff,
  investor,
}) => {
  const { url } = await openProject([staff, secondStaff])
  const { page } = await investor('500.00', { isNewcomer: true })
  const law = page.getByText(t('riskWarning.law')).filter({ visible: true })
  const tick = page.getByRole('checkbox', { name: t('riskWarning.tick') })
  const confirm = page.getByRole('button', { name: t('riskWarning.submit'), exact: false })
  const submit = page.getByRole('button', { name: t('knowledge.submit'), exact: false })
  const answer = async (other: Partial<Record<KnowledgeQuestion, number>> = {}) => {
    for (const name of KNOWLEDGE_NAMES) {
      const group = groupOf(page, t(`knowledge.questions.${name}.text`))
      await group
        .locator('input')
        .nth(other[name] ?? placeOf(name))
        .check()
    }
    await submit.click()
  }

  await test.step('the page of a project warns her and links to the test, but lets her invest', async () => {
    await open(page, `/projects/${url}`)
    await expect(law).toBeVisible()
    await expect(page.locator('[data-invest]').first()).toBeEnabled()
    await page.getByRole('link', { name: t('riskWarning.toTest') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('knowledge.title') })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await expect(page.locator('.knowledge input:checked')).toHaveCount(0)
  })

  await test.step('she acknowledges the warning without taking the test, and the project no longer warns her', async () => {
    await open(page, '/user/knowledge')
    await confirm.click()
    await expect(page.getByText(t('riskWarning.tickMissing'))).toBeVisible()
    await tick.check()
    await confirm.click()
    await expect(tick).toHaveCount(0)
    await open(page, `/projects/${url}`)
    await expect(law).toHaveCount(0)
  })

  await test.step('she takes the test with one gap, which is explained, and is warned again', async () => {
    await open(page, '/user/knowledge')
    await answer({ exit: 0 })
    await expect(page.getByText(t('knowledge.facts.exit'))).toBeVisible()
    await expect(page.getByText(t('knowledge.result.insufficient'))).toBeVisible()
    await expect(page.locator('.knowledge-gaps li')).toHaveCount(1)
    await expect(tick).not.toBeChecked()
    await expectAccessibleEverywhere(page)
    await page.reload()
    await expect(page.getByText(t('knowledge.facts.exit'))).toBeVisible()
    await open(page, `/projects/${url}`)
    await expect(law).toBeVisible()
  })

  await test.step('she retakes the test without a gap, and the project no longer warns her', async () => {
    await open(page, '/user/knowledge')
    await page.getByRole('button', { name: t('knowledge.result.again') }).click()
    await answer()
    await expect(page.getByText(t('knowledge.result.sufficient'))).toBeVisible()
    await open(page, `/projects/${url}`)
    await expect(law).toHaveCount(0)
  })
})
