import { endWith } from './command.ts'
import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './listening.ts'

/** The first step of `npm start`: whoever has forgotten that Cauce runs already reads so at once, and not after a build. */
await endWith(async () => {
  const { port, host } = readConfig(process.env)
  await refuseTakenPort(port, host)
  return 0
})
