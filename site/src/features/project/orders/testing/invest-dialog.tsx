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

const wallet = givenWallet({ available: '9000.00' })

export function investorNetwork(): TestNetwork {
  sessionStorage.clear()
  const network = newNetwork()
  network.on(api.wallets.read, () => wallet)
  network.on(api.orders.summarize, () => ({ data: [], total: 0 }))
  network.on(api.orders.create, givenOrder)
  return network
}

export async function openInvestDialog(amount: string, project = givenProject()): Promise<void> {
  await render(
    <InvestDialogIsland
      language="es"
      messages={pick('es', InvestDialogIsland.nouns)}
      project={project}
      viewer={{ user: givenUser(), wallet, isVerified: true, unreadTicketCount: 0, unreadNotificationCount: 0 }}
      reflectionDays={4}
      documents={[]}
    />,
  )
  requestInvestment(amount)
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
