import { api } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { openProject } from './testing/given.ts'
import { test } from './testing/own-platform.ts'
import { pressTwice } from './testing/pages.ts'

test('a conflict of interest is entered, disclosed without a name, reviewed and ended', async ({
  office,
  staff,
  secondStaff,
  page,
  t,
}) => {
  test.slow()
  const project = await openProject([staff, secondStaff])
  const nature = `Invierte 1.500 euros ${Date.now()}`
  const name = 'Nuria Casals'
  const admin = await office(0)
  const dialog = admin.getByRole('dialog')
  const save = admin.getByRole('button', { name: t('conflicts.createTitle') })
  const field = (source: 'personName' | 'since') => admin.getByLabel(t(`conflicts.fields.${source}`), { exact: false })

  await test.step('an empty form names the missing fields, and a double click records the conflict once', async () => {
    await admin.goto('/admin/conflicts/new')
    await save.click()
    await expect(admin.getByText(t('errors.required')).first()).toBeVisible()
    await admin.getByRole('combobox', { name: t('conflicts.fields.kind'), exact: true }).click()
    await admin.getByRole('option', { name: t('conflicts.kind.employee'), exact: true }).click()
    await admin.getByRole('combobox', { name: t('conflicts.fields.tie') }).click()
    await admin.getByRole('option', { name: t('conflicts.tie.investor') }).click()
    await field('personName').first().fill(name)
    await admin.getByRole('combobox', { name: t('conflicts.fields.projectId'), exact: true }).fill(project.name)
    await admin.getByRole('option', { name: project.name }).first().click()
    await field('since').first().fill('01/11/2026')
    await admin.getByLabel(`${t('conflicts.fields.nature')} *`, { exact: true }).fill(nature)
    await admin.getByLabel(`${t('conflicts.fields.measure')} *`, { exact: true }).fill('Se abstiene')
    await pressTwice(save)
    await expect(admin.getByText(t('conflicts.created')).first()).toBeVisible()
    const { total } = await call(staff, api.conflicts.list, { query: { projectId: project.projectId } })
    expect(total).toBe(1)
  })

  await test.step('the page of the project shows the conflict without the name of the person', async () => {
    await page.goto(paths.project(project.url))
    const section = page.getByRole('region', { name: t('conflictPages.title') })
    await expect(section.getByText(nature)).toBeVisible()
    await expect(section.getByText(t('conflictPages.kind.employee'))).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await expectAccessibleEverywhere(page)
  })

  await test.step('the conflict is reviewed and ended with a reason, and the page no longer shows it', async () => {
    const { data } = await call(staff, api.conflicts.list, { query: { projectId: project.projectId } })
    await admin.goto(`/admin/conflicts/edit/${data[0]!.conflictId}`)
    for (const step of ['review', 'end'] as const) {
      await admin.getByRole('button', { name: t(`conflicts.step.${step}`), exact: true }).click()
      await dialog.getByRole('textbox').fill('Revisado con la persona')
      await dialog.getByRole('button', { name: t(`conflicts.step.${step}`), exact: true }).click()
      await expect(admin.getByText(t(`conflicts.stepDone.${step}`)).first()).toBeVisible()
    }
    await page.goto(paths.project(project.url))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(nature)).toHaveCount(0)
  })
})
