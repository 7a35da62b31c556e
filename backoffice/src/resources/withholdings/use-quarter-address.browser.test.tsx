import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { useQuarterAddress } from './withholdings.tsx'

function Choices() {
  const { choose } = useQuarterAddress()
  return (
    <>
      <button onClick={() => choose('year', '2025')}>Year</button>
      <button onClick={() => choose('quarter', '2')}>Quarter</button>
      <Address />
    </>
  )
}

test('a second choice that follows at once keeps the first', async () => {
  await renderOffice(<Choices />, testNetwork())
  for (const name of ['Year', 'Quarter']) (page.getByRole('button', { name }).element() as HTMLElement).click()
  await expect.element(address).toHaveTextContent('?year=2025&quarter=2')
})
