import { lazy, type ComponentType } from 'react'

type Shown<Part> = Part extends ComponentType<infer Props> ? ComponentType<Props> : never

/** A component of a file that is loaded when the component is shown first. */
export const loaded = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as Shown<Module[Name]> }))
