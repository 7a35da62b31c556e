import { parentPort } from 'node:worker_threads'
import { judgePdf } from './judge-pdf.ts'

/** Worker thread of `contents.ts`. */
parentPort!.on('message', async (bytes: Uint8Array) => {
  const verdict = await judgePdf(bytes)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(verdict)
})
