export { createClient, type Client } from './client.ts'
export { requestLog, type LoggedAnswer } from './request-log.ts'
export type { Answer, paths } from './paths.ts'
