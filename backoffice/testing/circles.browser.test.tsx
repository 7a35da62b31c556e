import { Button } from '@mui/material'
import { Loading, useSetLocale } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

function LoadingPage() {
  const setLocale = useSetLocale()
  return (
    <>
      <Loading timeout={0} />
      <Button onClick={() => setLocale('en')}>English</Button>
    </>
  )
}

test('the circle of a page that is being loaded has a name, in the language of the reader', async () => {
  await renderOffice(<LoadingPage />, network)
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Cargando')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Loading')
})

test('the circle of a button that works is named by the button', async () => {
  await renderOffice(<Button loading>Guardar</Button>, network)
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Guardar')
})
