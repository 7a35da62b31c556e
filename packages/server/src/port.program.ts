import { endWith } from './command.ts'
import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './listening.ts'

/** First step of `npm start`: refuses a taken port before the build. */
await endWith(async () => {
  const { port, host } = readConfig(process.env)
  await refuseTakenPort(port, host)
  return 0
})
