import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'react-admin'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const file = {
  fileId: idOf(90),
  name: 'extracto-noviembre.xml',
  sizeBytes: 20_480,
  state: 'waiting' as const,
  uploadedBy: idOf(31),
  uploadedByName: 'Teresa Olmedo',
  mayImport: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  importedBy: null,
  importedByName: null,
  importedAt: null,
}

let network: TestNetwork
let files: (typeof file)[]
beforeEach(() => {
  sessionStorage.clear()
  files = [file]
  network = inboxNetwork()
  network.on(api.bankFiles.list, () => ({ data: files, total: files.length }))
})

/** Says where the page is, since only the inbox is rendered. */
function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

async function openInbox(actor: Parameters<typeof renderOffice>[2] = {}) {
  const t = await renderOffice(
    <>
      <Inbox />
      <Place />
    </>,
    network,
    actor,
  )
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  return { t, pane, title: pane.getByRole('heading', { name: file.name }) }
}

describe('a file of statements that another administrator uploaded', () => {
  test('says who uploaded it and when, has a number, and A opens it where it is imported', async () => {
    const { t, pane, title } = await openInbox()
    await expect.element(title).toBeVisible()
    const chip = page.getByRole('button', { name: `${t('backoffice.inbox.kindsOf.bankFile')} 1`, exact: true })
    await expect.element(chip).toBeVisible()
    await expect.element(pane.getByText('Teresa Olmedo', { exact: true })).toBeVisible()
    await expect.element(pane.getByText('20/11/2026', { exact: false })).toBeVisible()
    const place = page.getByRole('status', { name: 'place' })
    // The pane is drawn before it listens to keys.
    await expect
      .poll(async () => {
        await userEvent.keyboard('a')
        return place.element().textContent
      })
      .toBe(`/bankStatements/create?file=${file.fileId}`)
  })
})
