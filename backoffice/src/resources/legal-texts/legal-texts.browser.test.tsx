import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { useLocation } from 'react-admin'
import { renderOffice } from '../../../testing/office.tsx'
import { LegalTextsList } from './legal-texts.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const proposal = {
  ...{ state: 'proposed' as const, proposedBy: idOf(7), proposedByName: 'Ana Gil' },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null, reason: null, createdAt: AT, updatedAt: AT },
}

const Pathname = () => <output aria-label="path">{useLocation().pathname}</output>

test('a decision in a list whose rows open does not open the row', async () => {
  const text = {
    ...{ ...proposal, legalTextId: idOf(1), document: 'terms' as const, validFrom: '2027-01-01', asksAgain: false },
    ...{ title: 'Condiciones', titleEn: 'Terms', description: '', descriptionEn: '', sections: [], basis: 'Ley nueva' },
  }
  const network = testNetwork()
  network.on(api.legalTexts.list, () => ({ data: [text], total: 1 }))
  network.on(api.legalTexts.decide, () => text)
  const list = (
    <>
      <LegalTextsList />
      <Pathname />
    </>
  )
  const t = await renderOffice(list, network, { resource: 'legalTexts', path: '/legalTexts' })
  await page.getByRole('button', { name: `${t('legalTexts.approve')}: `, exact: false }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('legalTexts.approve') })
    .click()
  await expect.poll(() => network.callsOf(api.legalTexts.decide)).toHaveLength(1)
  expect(page.getByLabelText('path').element().textContent).toBe('/legalTexts')
})
