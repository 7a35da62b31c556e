import { once } from 'node:events'
import { testFolder } from '@cauce/testing/test-folders'
import { makeWorld, removeFolder } from './testing/platform.ts'

/** Sends the folder to the parent, and removes it when that disconnects. */
const world = testFolder('world')
const stopping = new AbortController()
const left = once(process, 'disconnect').then(() => stopping.abort())

await makeWorld(world, stopping.signal)
if (process.connected) process.send!(world)
await left
await removeFolder(world)
