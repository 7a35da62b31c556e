import { parentPort } from 'node:worker_threads'
import { checkPdf } from './check-pdf.ts'

/** Worker thread of `contents.ts`. */
parentPort!.on('message', async (bytes: Uint8Array) => {
  const verdict = await checkPdf(bytes)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(verdict)
})
