import { endWith } from './command.ts'
import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './listening.ts'

/** The first step of `npm start`: a port that is in use is refused before the build, not after it. */
await endWith(async () => {
  const { port, host } = readConfig(process.env)
  await refuseTakenPort(port, host)
  return 0
})
