import { newNetwork } from '@cauce/client/testing/fetch.ts'
import type { TestNetwork } from '@cauce/client/testing/network.ts'
import { givenOrder, givenProject, givenUser, givenWallet } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { pick } from '@cauce/i18n'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { requestInvestment } from '../../projects/invest-request.ts'
import { InvestDialogIsland } from '../invest-dialog.tsx'
import type { Standing } from '../large-order-checks.ts'

const wallet = givenWallet({ available: '9000.00' })

/** Nothing is asked up to 1,000 EUR. */
export const STANDING: Standing = {
  threshold: '1000.00',
  result: null,
  resultOn: null,
  held: '0.00',
  invested: '0.00',
  knowledge: 'sufficient',
  isUnderstandingShown: true,
  investorClass: 'nonSophisticated',
  isWarningOwed: false,
}

export function investorNetwork(): TestNetwork {
  sessionStorage.clear()
  const network = newNetwork()
  network.on(api.wallets.read, () => wallet)
  network.on(api.orders.readThreshold, () => STANDING)
  network.on(api.orders.create, givenOrder)
  return network
}

export async function openInvestDialog(amount: string, project = givenProject(), standing = STANDING): Promise<void> {
  await render(
    <InvestDialogIsland
      language="es"
      messages={pick('es', InvestDialogIsland.nouns)}
      project={project}
      userId={givenUser().userId}
      wallet={wallet}
      reflectionDays={4}
      documents={[]}
      standing={standing}
      amount={amount}
    />,
  )
  requestInvestment(amount)
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
