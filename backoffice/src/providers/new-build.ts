import { recoverFromNewBuild, type Recovery } from '@cauce/client/new-build.ts'

const STEPS = { missing: 'cauce:part-missing', reload: 'cauce:reload', stay: 'cauce:stay' } as const

/** What a form does when a part of the back office cannot be loaded. */
export interface NewBuildSteps {
  /** Why is not known yet, and the form may be taken away with the page: stores what was typed. */
  readonly missing: () => void
  /** The page is loaded again: the browser need not ask about what is stored. */
  readonly reload: () => void
  /** The page stays: what is stored is typed there still. */
  readonly stay: () => void
}

/** Loads the back office again when the server has a newer build, after the forms have stored what was typed. */
export const watchNewBuild = (options: Pick<Recovery, 'fetch' | 'reload'> = {}): (() => void) =>
  recoverFromNewBuild({
    onMissing: () => tell('missing'),
    onReload: () => tell('reload'),
    onStay: () => tell('stay'),
    ...options,
  })

const tell = (step: keyof typeof STEPS) => window.dispatchEvent(new Event(STEPS[step]))

/** Lets a form follow; returns the function that ends this. */
export function onNewBuild(steps: NewBuildSteps): () => void {
  const names = Object.keys(STEPS) as (keyof typeof STEPS)[]
  for (const name of names) window.addEventListener(STEPS[name], steps[name])
  return () => {
    for (const name of names) window.removeEventListener(STEPS[name], steps[name])
  }
}
