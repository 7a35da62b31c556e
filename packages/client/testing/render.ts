import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { render as startRendering, type RenderResult } from 'vitest-browser-react'

/** Resolves after effects: React's production build has no `act`. */
export async function render(children: ReactNode): Promise<RenderResult> {
  let rendering: Promise<RenderResult> | undefined
  flushSync(() => {
    rendering = startRendering(children)
  })
  return rendering!
}
