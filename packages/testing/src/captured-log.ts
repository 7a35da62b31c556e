import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { logFields } from '@cauce/api/log-fields'

export function captureLog() {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      written += chunk.toString()
      done()
    },
  })
  const texts = () => written.split('\n').filter(Boolean)
  return {
    logger: Fastify({ logger: { level: 'info', stream, mixin: logFields } }).log,
    clear: () => (written = ''),
    text: () => written,
    texts,
    lines: () => texts().map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
