import { seedDemonstration, type DemonstrationOptions } from '@cauce/seed'
import { lineOf } from './error-lines.ts'

/** Started by `demonstration.ts`, so that the server does not keep the memory that drawing documents takes. */
export type DemonstrationWork = Omit<DemonstrationOptions, 'log'>
/** Undefined when it was made. */
export type DemonstrationFailure = { readonly failure: string | undefined }

process.once('message', (work: DemonstrationWork) => {
  // The server has ended.
  process.on('disconnect', () => process.exit(1))
  const end = (failure?: string) => process.send!({ failure } satisfies DemonstrationFailure, () => process.exit())
  seedDemonstration({ ...work, log: { info: () => {} } }).then(
    () => end(),
    (error: unknown) => end(lineOf(error)),
  )
})
