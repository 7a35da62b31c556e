import { existsSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints, type Endpoint } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { agreedCalls } from './agreed-calls.ts'

const source = path.resolve(import.meta.dirname, '..')
const addressOf = ({ method, path: address }: Endpoint) => `${method} ${address}`

describe('the agreed calls', () => {
  test('are 95, each once', () => {
    const calls = agreedCalls.map(({ call }) => call)
    expect(calls.length).toBe(95)
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  test.each(agreedCalls)('$call', ({ call, operation, takes, test: file }) => {
    const endpoint = allEndpoints.find((candidate) => candidate.operation === operation)
    expect(endpoint && addressOf(endpoint), `no endpoint ${operation} at ${call}`).toBe(call)
    expect(takes.filter((name) => !isTakenBy(endpoint!, name))).toEqual([])
    expect(existsSync(path.join(source, file)), `${file} does not exist`).toBe(true)
  })
})

/** Whether a name is a parameter, a field of the body (of some kind of it), or a file. */
function isTakenBy({ query, body, files }: Endpoint, name: string): boolean {
  const fields = JSON.stringify(body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? {})
  return name in (query?.shape ?? {}) || name in (files ?? {}) || fields.includes(`"${name}":`)
}
