import { registerHooks } from 'node:module'
import { hash as hashAtCost, hashRaw as hashRawAtCost, type Options } from '@node-rs/argon2/index.js'

export { verify } from '@node-rs/argon2/index.js'

/** KiB. Hashes name their cost, so that verifying is as quick. */
const LEAST = { memoryCost: 64, timeCost: 1 } as const

/** Preloaded by `api` tests: at its real cost a hash takes 25 ms, ten for each set of recovery codes. */
export const hash = (password: string, options: Options): Promise<string> =>
  hashAtCost(password, { ...options, ...LEAST })

export const hashRaw = (password: string, options: Options): Promise<Buffer> =>
  hashRawAtCost(password, { ...options, ...LEAST })

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
})
