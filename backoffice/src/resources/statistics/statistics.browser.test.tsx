import { useLocation } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork } from '@cauce/client/test-network.ts'
import { renderOffice } from '../../testing/office.tsx'
import { Statistics } from './statistics.tsx'

const Address = () => <output aria-label="address">{useLocation().search}</output>
const address = page.getByRole('status', { name: 'address' })
const open = (path: string) =>
  renderOffice(
    <>
      <Statistics />
      <Address />
    </>,
    testNetwork(),
    { path },
  )

test('the address names range and grouping', async () => {
  const t = await open('/statistics?groupBy=quarter&fromDate=2025-01-01&toDate=2025-12-31')
  const grouping = (name: 'quarter' | 'year') => page.getByRole('button', { name: t(`fees.groupBy.${name}`) })
  await expect.element(grouping('quarter')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByLabelText(t('common.from'))).toHaveValue('01/01/2025')
  await grouping('year').click()
  await page.getByLabelText(t('common.to')).fill('30/06/2025')
  await expect.element(address).toHaveTextContent('?groupBy=year&fromDate=2025-01-01&toDate=2025-06-30')
})

test('what the address cannot mean leaves it', async () => {
  await open('/statistics?groupBy=century&fromDate=2025-02-31')
  await expect.element(address).toHaveTextContent('')
})
