import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { asOwner } from './as-owner.ts'
import type { Config } from './config/config.ts'
import { reasonToBeReal, refusalOfDatabase } from './config/demonstration.ts'
import type { RunningDatabase } from './database.ts'
import { stateOf } from './fill-outside.ts'
import type { DemonstrationFailure, DemonstrationWork } from './demonstration.program.ts'
import { StartRefusal } from './lifetime.ts'

const PROGRAM = path.join(import.meta.dirname, 'demonstration.program.ts')

type OnStop = (stop: () => unknown) => void

/**
 * Fills an empty database for a demonstration.
 * @throws StartRefusal when a demonstration has no mark, or another installation has one
 */
export async function ensureDemonstration(config: Config, database: RunningDatabase, onStop: OnStop): Promise<void> {
  const state = await asOwner(database.ownerUrl, stateOf)
  const refusal = refusalOfDatabase(config.installation, state)
  if (refusal !== undefined) throw new StartRefusal(refusal)
  if (reasonToBeReal(config.installation) !== undefined || state.mark === 'finished') return
  console.log('Creating the demonstration data. This happens once.')
  await database.fillCopy(async (draft) => {
    await asOwner(draft.ownerUrl, (client) => client.query('insert into demonstrations (started_at) values (now())'))
    await seedInProcess({ databaseUrl: draft.url, settings: config.api, anchor: new Date() }, onStop)
    await asOwner(draft.ownerUrl, (client) => client.query('update demonstrations set finished_at = now()'))
  })
}

async function seedInProcess(work: DemonstrationWork, onStop: OnStop): Promise<void> {
  const child = fork(PROGRAM, { serialization: 'advanced' })
  onStop(() => child.kill('SIGKILL'))
  let answer: DemonstrationFailure | undefined
  child.on('message', (message: DemonstrationFailure) => (answer = message))
  child.send(work)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  const failure = answer ? answer.failure : `its process ended by ${signal ?? `exit code ${code}`}.`
  if (failure !== undefined) throw new StartRefusal(`The demonstration cannot be made: ${failure}`)
}
