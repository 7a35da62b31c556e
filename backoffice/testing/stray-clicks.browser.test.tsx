import { useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx'
import { DialogButton } from '../src/ui/dialog-button.tsx'
import { ignoreStrayClicks } from '../src/ui/stray-clicks.ts'

let network: TestNetwork
beforeAll(ignoreStrayClicks)
beforeEach(() => {
  network = testNetwork()
})

const doNothing = () => Promise.resolve()

test('a double click opens a dialog and does not close it, which a click beside it does', async () => {
  const question = { title: '¿Entregar el lote?', consequence: 'Va al banco.', confirmLabel: 'Entregar' }
  await renderOffice(
    <DialogButton dialog={(close) => <ConfirmDialog {...question} act={doNothing} onClose={close} />}>
      Lote
    </DialogButton>,
    network,
  )
  const dialog = page.getByRole('dialog', { name: question.title })
  await page.getByRole('button', { name: 'Lote' }).dblClick()
  await expect.element(dialog).toBeVisible()
  await page.elementLocator(document.querySelector('.MuiDialog-container')!).click({ position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

/** The next row lies where the one before it was. */
function Rows({ onDecide }: { readonly onDecide: (row: number) => void }) {
  const [row, setRow] = useState(1)
  return (
    <button
      key={row}
      type="button"
      onClick={() => {
        onDecide(row)
        setRow(row + 1)
      }}
    >
      Aprobar {row}
    </button>
  )
}

test('a double click decides on one row, and two clicks on two', async () => {
  const decided: number[] = []
  await renderOffice(<Rows onDecide={(row) => decided.push(row)} />, network)
  await page.getByRole('button', { name: 'Aprobar 1' }).dblClick()
  expect(decided).toEqual([1])
  await page.getByRole('button', { name: 'Aprobar 2' }).click()
  expect(decided).toEqual([1, 2])
})

function Months() {
  const [month, setMonth] = useState(1)
  return (
    <button type="button" onClick={() => setMonth(month + 1)}>
      Mes {month}
    </button>
  )
}

test('clicks on one button that follow each other at once all count', async () => {
  await renderOffice(<Months />, network)
  await page.getByRole('button').tripleClick()
  await expect.element(page.getByRole('button', { name: 'Mes 4' })).toBeVisible()
})
