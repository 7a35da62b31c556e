export { createClient, type Client } from './client.ts'
export type { Answer, paths } from './paths.ts'
