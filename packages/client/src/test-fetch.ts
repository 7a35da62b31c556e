import { testNetwork, type TestNetwork } from './test-network.ts'

/**
 * Replaces the network of the page by a test network. The client of an island takes `fetch` when it is imported, so a test
 * imports this module before any island.
 */
let current = testNetwork()
globalThis.fetch = (input, init) => current.fetch(input, init)

/** A network without handlers and calls, for one test. */
export function newNetwork(): TestNetwork {
  current = testNetwork()
  return current
}
