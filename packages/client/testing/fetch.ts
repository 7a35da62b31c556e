import { testNetwork, type TestNetwork } from './network.ts'

/** Replaces `fetch`. Import before any island, whose client takes it at import. */
let current = testNetwork()
globalThis.fetch = (input, init) => current.fetch(input, init)

/** Empty, for one test. */
export function newNetwork(): TestNetwork {
  current = testNetwork()
  return current
}
