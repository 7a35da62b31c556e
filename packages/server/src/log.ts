import { pino, type Logger } from 'pino'
import type { Config } from './config/config.ts'

/** One line of JSON for each event, on the standard output. What identifies a person or opens a door is not written. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret', '*.code', '*.token'],
  })
}
