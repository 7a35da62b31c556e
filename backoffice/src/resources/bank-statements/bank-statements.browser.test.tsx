import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { BankStatementsList } from './bank-statements.tsx'

test('without a statement the list says what to do', async () => {
  const t = await renderOffice(<BankStatementsList />, testNetwork(), { resource: 'bankStatements' })
  await expect.element(page.getByText(t('bankStatements.none'))).toBeVisible()
})
