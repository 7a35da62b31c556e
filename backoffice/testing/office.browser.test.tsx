import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from './office.tsx'

function Listener({ onListen }: { readonly onListen: () => void }) {
  useEffect(onListen, [onListen])
  return null
}

test('what is rendered listens to keys before the test goes on', async () => {
  let isListening = false
  const listen = () => {
    isListening = true
  }
  await renderOffice(<Listener onListen={listen} />, testNetwork())
  expect(isListening).toBe(true)
})
