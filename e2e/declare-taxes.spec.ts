import { readFile } from 'node:fs/promises'
import { api, calendarDateOf, formatAmount, parseAmount } from '@cauce/contract'
import { formatDate, formatMoney } from '@cauce/format'
import { expect, type Locator, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { open } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { test } from './testing/test.ts'

test.use({ storageState: sessionOf('user') })

/** Text of the downloaded PDF, with single spaces. */
async function textOf(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const task = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 })
  const document = await task.promise
  const words: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  await task.destroy()
  return words.join(' ').replaceAll(/\s+/g, ' ')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

test('a person reads an investment from its order to its last payment, and declares taxes from it', async ({
  page,
  openBrowser,
  t,
}) => {
  test.slow()
  const { data: orders } = await call(page.request, api.orders.list, { query: { status: 'finished', take: 100 } })
  const year = Number(calendarDateOf(new Date()).slice(0, 4)) - 1
  const { data: all } = await call(page.request, api.distributions.listPayments, { query: { take: 100 } })
  const yearOf = (paidAt: string | null) => paidAt !== null && Number(calendarDateOf(new Date(paidAt)).slice(0, 4))
  // With a payment in the declared year.
  const order = orders.find(({ orderId }) => all.some((one) => one.orderId === orderId && yearOf(one.paidAt) === year))!
  const payments = all.filter(({ orderId }) => orderId === order.orderId)
  const sum = (rows: typeof payments, part: 'interest' | 'fee' | 'withheld' | 'principal' | 'net') =>
    formatAmount(rows.reduce((total, row) => total + parseAmount(row[part]), 0n))
  const shown = (...args: Parameters<typeof sum>) => plain(formatMoney(sum(...args)))
  expect(payments.every(({ paidAt }) => paidAt !== null)).toBe(true)
  expect(sum(payments, 'principal')).toBe(order.amount)

  await test.step('the page of the investment shows the parts of the payment with the principal, and the total paid', async () => {
    await open(page, `/investments/${order.orderId}`)
    await expect(page.getByRole('heading', { level: 1, name: order.projectName })).toBeVisible()
    const last = page.getByRole('listitem').filter({ hasText: t('investment.calendar.withPrincipal') })
    await last.locator('summary').click()
    const { principal, interest, withheld, net } = payments.find((one) => parseAmount(one.principal) > 0n)!
    for (const amount of [principal, interest, `-${withheld}`, net])
      await expect(last.getByText(formatMoney(amount), { exact: true }).last()).toBeVisible()
    await expect(
      page.getByText(t('investment.calendar.totalDone', { paid: formatMoney(sum(payments, 'net')) })),
    ).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  const documents = page.getByRole('region', { name: t('investment.documents.title') })
  const row = (kind: 'orderContract' | 'orderConfirmation' | 'projectSummary') =>
    documents.getByRole('listitem').filter({ hasText: t(`issuedDocuments.kind.${kind}`) })
  const download = (item: Locator) => item.getByRole('link', { name: t('documentPages.download') })

  await test.step('the contract and the confirmation name the project, the amount and the order', async () => {
    // Opening the page creates missing documents.
    await expect(async () => {
      await page.reload()
      await expect(row('projectSummary')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 90_000 })
    const contract = await textOf(page, download(row('orderContract')))
    const confirmation = await textOf(page, download(row('orderConfirmation')))
    for (const text of [contract, confirmation])
      for (const words of [order.projectName, plain(formatMoney(order.amount)), order.orderId])
        expect(text).toContain(words)
  })

  await test.step('the summary lists every payment, and the totals of interest, fees, withheld tax, principal and net', async () => {
    const text = await textOf(page, download(row('projectSummary')))
    const ofProject = all.filter(({ projectId }) => projectId === order.projectId)
    for (const { dueDate, net } of ofProject)
      for (const words of [formatDate(dueDate), plain(formatMoney(net))]) expect(text).toContain(words)
    for (const part of ['interest', 'principal', 'net'] as const) expect(text).toContain(shown(ofProject, part))
    for (const part of ['fee', 'withheld'] as const)
      expect(text).toContain(plain(formatMoney(`-${sum(ofProject, part)}`)))
  })

  await test.step('a stranger checks the contract by its number and file, and another file is unknown', async () => {
    const contract = row('orderContract').filter({ hasText: /D-\d{4}-\d+/ })
    const number = /D-\d{4}-\d+/.exec(await contract.innerText())![0]
    const [downloaded] = await Promise.all([page.waitForEvent('download'), download(contract).click()])
    const stranger = await openBrowser()
    await open(stranger, '/documents/check')
    await expectAccessibleEverywhere(stranger)
    await stranger.getByLabel(t('documentPages.check.number')).fill(number)
    await stranger.getByLabel(t('documentPages.check.file'), { exact: true }).setInputFiles(await downloaded.path())
    const hash = stranger.getByLabel(t('documentPages.check.hash'))
    await expect(hash).toHaveValue(/^[0-9a-f]{64}$/)
    const submit = stranger.getByRole('button', { name: t('documentPages.check.submit') })
    await submit.click()
    await expect(stranger.getByRole('heading', { name: t('documentPages.check.genuine'), exact: true })).toBeVisible()
    await hash.fill('0'.repeat(64))
    await submit.click()
    await expect(stranger.getByRole('heading', { name: t('documentPages.check.unknown') })).toBeVisible()
  })

  await test.step('the tax certificate and the page of returns agree with the payments of the year', async () => {
    await open(page, `/user/profile?tab=documents&kind=taxCertificate&year=${year}`)
    const issued = page.getByRole('region', { name: t('documentPages.issued') })
    const text = await textOf(
      page,
      issued
        .getByRole('listitem')
        .first()
        .getByRole('link', { name: t('documentPages.download') }),
    )
    const ofYear = all.filter(({ paidAt }) => yearOf(paidAt) === year)
    const ofProject = ofYear.filter(({ projectId }) => projectId === order.projectId)
    const { promoterName } = await call(page.request, api.projects.read, { params: { id: order.projectId } })
    expect(text).toContain(promoterName)
    for (const rows of [ofProject, ofYear])
      for (const part of ['interest', 'withheld'] as const) expect(text).toContain(shown(rows, part))

    await open(page, '/investments/returns?year=all')
    const years = page.getByRole('region', { name: t('returns.years.title') })
    const line = years
      .getByRole('row')
      .filter({ hasText: String(year) })
      .first()
    await expect(line).toContainText(formatMoney(sum(ofYear, 'interest')))
    await expect(line).toContainText(formatMoney(sum(ofYear, 'withheld')))
  })
})
