import { api } from '@cauce/contract'
import { call } from './testing/api.ts'
import { verified } from './testing/given.ts'
import { fullNameOf } from './testing/person.ts'
import { open, pressTwice } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test('an administrator finds the identity of a closed account and opens it with an audited reason', async ({
  t,
  staff,
  member,
  openBrowser,
}) => {
  const { person, user } = await verified(await member())
  const query = { userId: user.userId }
  // No pictures are stored for a closed account.
  await expect
    .poll(async () => (await call(staff, api.verifications.list, { query })).data.flatMap(({ mediaIds }) => mediaIds))
    .not.toEqual([])
  await call(staff, api.users.remove, { params: { id: user.userId } })
  const page = await openBrowser({ storageState: sessionOf('admin') })
  const button = page.getByRole('button', { name: t('keptIdentities.open'), exact: true })
  const name = fullNameOf(person)

  await test.step('the kept identity is shown with the reason for keeping it, but without the document number', async () => {
    await open(page, `/admin/kept-identities/?filter=${encodeURIComponent(JSON.stringify({ search: person.surname }))}`)
    await page.goto(`/admin/kept-identities/${user.userId}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(t('keptIdentities.lead'))).toBeVisible()
    await expect(page.getByText(person.documentNumber)).toHaveCount(0)
  })

  await test.step('opening the identity requires a reason', async () => {
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('keptIdentities.open') }).click()
    await expect(dialog.getByText(t('errors.reason-required'))).toBeVisible()
    await dialog.getByRole('textbox').fill('Requerimiento del SEPBLAC')
    await pressTwice(dialog.getByRole('button', { name: t('keptIdentities.open') }))
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the document number and documents are shown, and the audit trail records the reason', async () => {
    await expect(page.getByText(person.documentNumber)).toBeVisible()
    const documents = page.getByRole('region', { name: t('keptIdentities.documents') })
    await expect(documents.getByRole('link').first()).toBeVisible()
    const { data } = await call(staff, api.audit.list, { query: { ...query, operation: 'keptIdentities.open' } })
    expect(data.map(({ reason }) => reason)).toEqual(['Requerimiento del SEPBLAC'])
  })

  await test.step('a reload hides the document number again', async () => {
    await page.reload()
    await expect(button).toBeVisible()
    await expect(page.getByText(person.documentNumber)).toHaveCount(0)
  })
})
