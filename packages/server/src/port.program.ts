import { endWith } from './command.ts'
import { readConfig } from './config/config.ts'
import { refuseTakenPort } from './listening.ts'

await endWith(async () => {
  const { port, host } = readConfig(process.env)
  await refuseTakenPort(port, host)
  return 0
})
