import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { EMPTY_INBOX, refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID } from '@cauce/client/testing/records.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import type { BankFile } from '../../providers/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { idOf, imported, outlookOf, preview, totalOf, waitingOf } from '../../../testing/bank-files.ts'
import { BankImport } from './bank-import.tsx'

const own = (number: number): BankFile => ({
  ...preview(number),
  ...{ uploadedBy: ADMINISTRATOR_ID, uploadedByName: 'Eva Gil', mayImport: false },
})

async function open({ waiting = [] as BankFile[], uploads = [] as BankFile[], named = '' }) {
  const network = testNetwork()
  let kept = [...waiting]
  const find = (id: string) => [...waiting, ...uploads].find(({ fileId }) => fileId === id)
  network.on(api.settings.read, () => givenSettings())
  network.on(api.bankFiles.list, () => ({ data: kept.map(waitingOf), total: kept.length }))
  network.on(api.bankFiles.create, ({ body }) => {
    const files = uploads.filter(({ name }) => name === (body['file'] as File).name)
    kept = [...kept, ...files]
    return { files }
  })
  network.on(api.bankFiles.preview, ({ id }) => find(id) ?? refusal(404, 'not-found'))
  network.on(api.bankFiles.outlook, ({ query }) => outlookOf(query.get('outcome')))
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => totalOf(query.getAll('ids')))
  network.on(api.bankFiles.import, ({ id }) => {
    kept = kept.filter(({ fileId }) => fileId !== id)
    return imported(find(id)!)
  })
  network.on(api.bankFiles.remove, ({ id }) => {
    kept = kept.filter(({ fileId }) => fileId !== id)
    return new Response(null, { status: 204 })
  })
  const path = named === '' ? '/' : `/?file=${named}`
  const t = await renderOffice(<BankImport />, network, { resource: 'bankStatements', path })
  const list = page.getByRole('list', { name: t('bankFiles.waitingTitle') })
  return {
    ...{ t, network, list },
    choose: (...names: string[]) =>
      page
        .getByLabelText(t('bankFiles.choose'))
        .last()
        .upload(names.map((name) => new File(['<xml/>'], name))),
    card: (name: string) =>
      page
        .getByRole('list', { name: t('bankFiles.files') })
        .getByRole('listitem')
        .filter({ hasText: name }),
    row: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

test('who uploads a file sees what it would change, and that another administrator has to import it', async () => {
  const { t, list, choose, card, row, button } = await open({ uploads: [own(1)] })
  await choose('dia-1.xml')
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.waiting'), { exact: true })).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.own'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.fits'))).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: t('bankFiles.outlook.of', { name: 'dia-1.xml' }) }))
    .toBeVisible()
  await expect.element(button(t('bankFiles.importOf', { name: 'dia-1.xml' }))).not.toBeInTheDocument()
  // It is in one place at a time.
  await expect.element(list).not.toBeInTheDocument()
  await button(t('bankFiles.remove', { name: 'dia-1.xml' })).click()
  const when = { day: '20/11/2026', time: '09:05' }
  await expect.element(row('dia-1.xml').getByText(t('bankFiles.uploadedByYou', when))).toBeVisible()
  await button(t('bankFiles.viewOf', { name: 'dia-1.xml' })).click()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.own'))).toBeVisible()
})

test('the address may name the file that waits', async () => {
  const { t, card, row, button } = await open({ waiting: [preview(1), preview(2)], named: idOf(2) })
  await expect.element(card('dia-2.xml').getByText(t('bankFiles.state.ready'))).toBeVisible()
  await expect.element(button(t('bankFiles.importOf', { name: 'dia-2.xml' }))).toBeVisible()
  await expect.element(row('dia-1.xml')).toBeVisible()
  await expect.element(row('dia-2.xml')).not.toBeInTheDocument()
})

test('a file that a colleague has removed meanwhile says so', async () => {
  const { t, list } = await open({ named: idOf(9) })
  await expect.element(page.getByText(t('errors.not-found'))).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
})

test('what waits can be removed, after a question', async () => {
  const { t, network, row, button } = await open({ waiting: [own(1), preview(2)] })
  await button(t('backoffice.deleteTitle', { name: 'dia-1.xml' })).click()
  const question = page.getByRole('dialog')
  await expect.element(question.getByText(t('bankFiles.deleteConsequence'))).toBeVisible()
  await question.getByRole('button', { name: t('common.delete') }).click()
  await expect.element(row('dia-1.xml')).not.toBeInTheDocument()
  await expect.element(row('dia-2.xml')).toBeVisible()
  expect(network.callsOf(api.bankFiles.remove)).toMatchObject([{ id: idOf(1) }])
})

test('several files that the reader uploaded have one total and no button, those of others have one without them', async () => {
  const { t, choose, card, button } = await open({ waiting: [preview(3), preview(4)], uploads: [own(1), own(2)] })
  await choose('dia-1.xml', 'dia-2.xml')
  const total = page.getByRole('region', { name: t('bankFiles.total.title', { smart_count: 2 }) })
  await expect.element(total.getByRole('definition').filter({ hasText: '+1.234,00' })).toBeVisible()
  await expect.element(total.getByRole('button')).toHaveTextContent(t('bankFiles.total.discard'))
  for (const name of ['dia-3.xml', 'dia-4.xml']) {
    const review = button(t('bankFiles.reviewOf', { name }))
    await review.click()
    // The rows below it move up when it is open, and a click that is under way there would be lost.
    await expect.element(review).not.toBeInTheDocument()
  }
  await total.getByRole('button', { name: t('bankFiles.total.import', { smart_count: 2, count: '2' }) }).click()
  await expect.element(card('dia-4.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.own'))).toBeVisible()
})

test('with one administrator only the page says why nothing can be imported, and how to proceed', async () => {
  const network = testNetwork()
  network.on(api.settings.read, () => givenSettings())
  network.on(api.inbox.list, () => ({ ...EMPTY_INBOX, isOnlyAdministrator: true }))
  const t = await renderOffice(<BankImport />, network, { resource: 'bankStatements', path: '/bankStatements/create' })
  await expect.element(page.getByText(t('backoffice.inbox.loneAdministrator'), { exact: false })).toBeVisible()
})
