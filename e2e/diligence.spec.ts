import { api } from '@cauce/contract'
import { call } from './testing/api.ts'
import { open, pressTwice } from './testing/pages.ts'
import { fullNameOf } from './testing/person.ts'
import { demonstrationSession, sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test('staff set the risk of a customer, and two administrators lift the hold of a hit', async ({
  t,
  investor,
  openBrowser,
  baseURL,
}) => {
  test.slow()
  const { member, page: own } = await investor('500.00', { isNewcomer: true })
  const { userId } = member.user
  const address = `/admin/customer/${userId}/diligence`
  const office = await openBrowser({ storageState: sessionOf('admin') })
  const dialog = office.getByRole('dialog')
  const button = (name: string) => office.getByRole('button', { name, exact: true })

  await test.step('an administrator sees the risk factors and sets the risk level with a reason', async () => {
    await open(office, address)
    await expect(office.getByText(t('diligence.factors.notDeclared'))).toBeVisible()
    await button(t('diligence.risk.set')).click()
    await dialog.getByRole('textbox', { name: t('diligence.fields.reason') }).fill('Cliente conocido')
    await pressTwice(dialog.getByRole('button', { name: t('diligence.risk.set') }))
    await expect(office.getByText('Cliente conocido')).toHaveCount(1)
  })

  await test.step('a confirmed screening hit puts the account on hold', async () => {
    await button(t('diligence.screening.add')).click()
    await dialog.getByRole('textbox', { name: t('diligence.fields.subject') }).fill(fullNameOf(member.person))
    await dialog
      .getByRole('textbox', { name: t('diligence.fields.listName'), exact: true })
      .fill('Lista consolidada de la UE')
    await dialog.getByRole('combobox', { name: t('diligence.fields.result') }).click()
    await office.getByRole('option', { name: t('diligence.results.confirmed') }).click()
    await dialog.getByRole('textbox', { name: t('diligence.fields.reason') }).fill('Misma fecha de nacimiento')
    await dialog.getByRole('button', { name: t('diligence.screening.add') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(
      office.getByRole('tabpanel').getByText(t('diligence.holdStates.active'), { exact: true }),
    ).toBeVisible()
  })

  await test.step('the customer is refused a withdrawal during the review, and does not see the reason', async () => {
    const query = { userId }
    const { data } = await call(member.request, api.bankAccounts.list, { query })
    const refused = await member.request.post('/v1/wallet/transactions', {
      data: { type: 'withdraw', amount: '10.00', bankAccountId: data[0]!.bankAccountId },
    })
    expect(((await refused.json()) as { code: string }).code).toBe('account-under-review')
    await open(own, '/user/profile?tab=wallet')
    await expect(own.getByText(t('diligence.listKinds.sanctions'))).toHaveCount(0)
  })

  await test.step('one administrator proposes to lift the hold, and only another one can lift it', async () => {
    await button(t('diligence.hold.propose')).click()
    await dialog.getByRole('textbox').fill('Era otra persona')
    await dialog.getByRole('button', { name: t('diligence.hold.propose') }).click()
    await expect(
      office.getByRole('tabpanel').getByText(t('diligence.holdStates.lifting'), { exact: true }),
    ).toBeVisible()
    await expect(button(t('diligence.hold.lift'))).toHaveCount(0)
    const second = await openBrowser({ storageState: await demonstrationSession(baseURL!, 'admin', 1) })
    await open(second, address)
    await second.getByRole('button', { name: t('diligence.hold.lift'), exact: true }).click()
    await second
      .getByRole('dialog')
      .getByRole('button', { name: t('diligence.hold.lift') })
      .click()
    await expect(
      second.getByRole('tabpanel').getByText(t('diligence.holdStates.lifted'), { exact: true }),
    ).toBeVisible()
  })

  await test.step('a manager is refused the diligence data', async () => {
    const manager = await openBrowser({ storageState: sessionOf('operator') })
    const answer = await manager.request.get(`/v1/account/diligence/${userId}`)
    expect(answer.status()).toBe(403)
  })
})
