import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { render as startRendering, type RenderResult } from 'vitest-browser-react'

/**
 * Renders into the page of a component test. It is there, with its effects, when the promise is fulfilled: component tests run on the React
 * of production, which has no `act` to wait for that.
 */
export async function render(children: ReactNode): Promise<RenderResult> {
  let rendering: Promise<RenderResult> | undefined
  flushSync(() => {
    rendering = startRendering(children)
  })
  return rendering!
}
