import { createHash } from 'node:crypto'
import { api } from '@cauce/contract'
import { formatMoney, groupIban } from '@cauce/format'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { approveToo, approveWithdrawal, chooseWaiting } from './testing/back-office-steps.ts'
import {
  announceDeposit,
  askForWithdrawal,
  downloaded,
  expectBalance,
  expectIntactBank,
  expectWithdrawal,
  importStatementOfTheDay,
  makeBatch,
  openWithdrawal,
} from './testing/bank-steps.ts'
import { test } from './testing/own-platform.ts'
import { fullNameOf } from './testing/person.ts'
import { expectPlainWords } from './testing/plain-words.ts'

// Serial: a statement affects all data of the platform.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

test('a deposit sent with the data of its QR code is matched automatically', async ({ investor, office, staff, t }) => {
  const { page, member } = await investor('0.00')
  const deposit = '3500.50'

  const transfer = await test.step('she announces the deposit and reads where to send it', () =>
    announceDeposit(page, t, deposit))
  expect(transfer).toMatchObject({ amount: formatMoney(deposit), reference: expect.stringMatching(/^RF\d{2}/) })

  const administrator = await office(0)
  const colleague = await office(1)
  const statement =
    await test.step('one administrator uploads the statement of the day, and another one imports it', () =>
      importStatementOfTheDay(colleague, administrator, t))
  expect(statement).toContain(`<IBAN>${transfer.iban}</IBAN>`)
  expect(statement).toContain(`<Ref>${transfer.reference}</Ref>`)

  await test.step("the deposit is credited to her wallet without an administrator's decision", async () => {
    await expectBalance(page, t, deposit)
    const { data } = await call(staff, api.transactions.list, { query: { userId: member.user.userId } })
    expect(data).toMatchObject([{ type: 'income', amount: deposit, status: 'completed', adminName: null }])
  })

  await test.step('all money is explained, and the reconciliation has no findings', () =>
    expectIntactBank(administrator, t, staff))
})

test('a transfer of an unknown sender waits, and two administrators match it by hand', async ({
  investor,
  office,
  staff,
  t,
}) => {
  const { page, member } = await investor('0.00')
  const name = fullNameOf(member.person)
  const sender = 'M. DEL CARMEN SOTO'
  const { data } = await call(staff, api.matching.list, { query: { search: sender } })
  const { amount } = data[0]!

  const administrator = await office(0)
  const pane = await chooseWaiting(administrator, t, 'bankMovement', sender)
  await test.step('an administrator finds her by name and prepares the match', async () => {
    await pane.getByLabel(t('matching.find')).fill(name)
    await pane.getByRole('checkbox', { name }).check()
    await pane
      .getByRole('button', { name: t('matching.prepareAmount', { amount: formatMoney(amount, { places: 'auto' }) }) })
      .click()
    await expect(administrator.getByText(t('matching.prepared'))).toBeVisible()
  })
  await test.step('another administrator matches the same, which credits her wallet', async () => {
    const other = await office(1)
    const prepared = await chooseWaiting(other, t, 'bankMovement', sender)
    await prepared
      .getByRole('button', { name: t('matching.matchAmount', { amount: formatMoney(amount, { places: 'auto' }) }) })
      .click()
    await expect(other.getByText(t('matching.matched', { name }))).toBeVisible()
    await expectBalance(page, t, amount)
  })
  await test.step('all money is explained, and the reconciliation has no findings', () =>
    expectIntactBank(administrator, t, staff))
})

test('withdrawals leave with two approvals, the bank refuses one, and its statement executes the other', async ({
  investor,
  office,
  staff,
  language,
  t,
}) => {
  const [paid, refused] = [await investor('1000.00'), await investor('800.00')]
  const [first, second] = [await office(0), await office(1)]
  const owners = [
    { ...paid, name: fullNameOf(paid.member.person), amount: '400.00' },
    { ...refused, name: fullNameOf(refused.member.person), amount: '300.00' },
  ] as const
  const total = formatMoney('700.00')

  await test.step('both investors request a withdrawal, and two administrators approve each', async () => {
    for (const { page, name, amount } of owners) {
      await askForWithdrawal(page, t, amount)
      await openWithdrawal(page, t)
      await expectWithdrawal(page, t, 'pending')
      await approveWithdrawal(first, t, name, amount)
      // One approval is enough if two, by the sum of a week, have approved the deposit, which no line of the bank proves yet.
      await approveToo(second.request, name)
      await expectWithdrawal(page, t, 'approved')
    }
  })

  await test.step('the page of a withdrawal is not found by anyone but its owner', async () => {
    const address = paid.page.url()
    for (const { request } of [refused.page, first]) expect((await request.get(address)).status()).toBe(404)
    expect((await paid.page.request.get(`${address}0`)).status()).toBe(404)
    expect((await paid.page.request.get(address)).status()).toBe(200)
  })

  await test.step('the administrator who makes a batch of both cannot release it', async () => {
    await first.goto('/admin/bank/payments')
    for (const { name, amount } of owners)
      await first
        .getByRole('row')
        .filter({ hasText: name })
        .filter({ has: first.getByText(formatMoney(amount), { exact: true }) })
        .getByRole('checkbox')
        .check()
    await makeBatch(first, t, 2, total)
    await expect(first.getByRole('alert').filter({ hasText: t('paymentBatches.ownBatch') })).toBeVisible()
    await expect(first.getByRole('button', { name: t('paymentBatches.release'), exact: true })).toBeDisabled()
    await expectWithdrawal(paid.page, t, 'batched')
    await expect(paid.page.getByRole('button', { name: t('transactions.cancel.submitWithdraw') })).toBeVisible()
  })

  await test.step('another administrator releases the batch, and a withdrawal can no longer be cancelled', async () => {
    await second.goto(first.url())
    await second.getByRole('button', { name: t('paymentBatches.release'), exact: true }).click()
    const dialog = second.getByRole('dialog')
    for (const { member } of owners) await expect(dialog.getByText(groupIban(member.person.iban))).toBeVisible()
    await expectAccessibleEverywhere(second, { within: '[role="dialog"]' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: t('paymentBatches.releaseOf', { amount: total }) }).click()
    await expect(dialog).toBeHidden()
    await expectWithdrawal(paid.page, t, 'released')
    await expect(paid.page.getByText(t('withdrawals.notCancellable'))).toBeVisible()
    await expect(paid.page.getByRole('button', { name: t('transactions.cancel.submitWithdraw') })).toBeHidden()
  })

  await test.step('the file for the bank has the released hash and both payments', async () => {
    await first.reload()
    await first.getByRole('button', { name: t('paymentBatches.handOver'), exact: true }).click()
    const dialog = first.getByRole('dialog')
    const file = await downloaded(dialog, first, t('paymentBatches.handOver'))
    const hash = createHash('sha256').update(file.buffer).digest('hex')
    const shown = await first
      .getByRole('region', { name: t('paymentBatches.hash') })
      .getByRole('code')
      .innerText()
    expect(shown.replaceAll(/\s/g, '')).toBe(hash)
    const text = file.buffer.toString()
    expect(text).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    expect([...text.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, amount]) => amount)).toEqual([
      '400.00',
      '300.00',
    ])
    for (const { member } of owners) expect(text).toContain(`<IBAN>${member.person.iban}</IBAN>`)
    await expectWithdrawal(paid.page, t, 'sent')
    const facts = paid.page.getByRole('complementary', { name: t('withdrawals.walletTitle') })
    expect(text).toContain(`<EndToEndId>${await facts.getByText(/^[0-9A-F]{32}$/).innerText()}</EndToEndId>`)
    expect(text).toContain(await facts.getByText(/^RT-/).innerText())
    await expectPlainWords(paid.page, language)
    await expectAccessibleEverywhere(paid.page)
    await expectNoSidewaysScroll(paid.page)
  })

  const importAnswer = async (page: Page, outcome: string) => {
    const answer = await downloaded(page, page, t('bankDemonstration.report'))
    await page.getByRole('button', { name: t('paymentBatches.report'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('paymentBatches.reportTitle') })
    await dialog.locator('input[type=file]').setInputFiles(answer)
    await dialog.getByRole('button', { name: t('paymentBatches.reportSubmit'), exact: true }).click()
    const rowOf = (name: string) => dialog.getByRole('row').filter({ hasText: name })
    await expect(rowOf(owners[0].name)).toContainText(t('payments.state.accepted'))
    await expect(rowOf(owners[1].name)).toContainText(outcome)
    await dialog.getByRole('button', { name: t('common.close'), exact: true }).click()
  }

  await test.step('the bank accepts one payment and refuses the other, whose amount waits for a second administrator', async () => {
    await importAnswer(first, t('paymentBatches.refusalWaits'))
    const [words] = t('paymentBatches.refusalOf', { name: '', until: '' }).trim().split('.')
    await expect(first.getByText(words!)).toBeVisible()
    await expectAccessibleEverywhere(first)
    await expectWithdrawal(refused.page, t, 'sent')
  })

  await test.step('another administrator imports the same answer, and the amount returns to the wallet', async () => {
    await second.reload()
    await importAnswer(second, t('payments.state.refused'))
    await expectWithdrawal(refused.page, t, 'refused')
    await expect(refused.page.getByText(t('bankReasons.code.AC04'), { exact: false })).toBeVisible()
    await expectBalance(refused.page, t, '800.00')
  })

  await test.step('the bank statement marks the accepted withdrawal as executed, and its owner sees it', async () => {
    const batch = first.url()
    await importStatementOfTheDay(second, first, t)
    await expectWithdrawal(paid.page, t, 'executed')
    await first.goto(batch)
    await expect(first.getByText(t('paymentBatches.state.executed'), { exact: true }).first()).toBeVisible()
  })
  await test.step('all money is explained, and the reconciliation has no findings', () =>
    expectIntactBank(first, t, staff))
})
