import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints, type Endpoint } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { agreedCalls } from './agreed-calls.ts'

const source = path.resolve(import.meta.dirname, '..')
const testFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.api.test.ts'),
)
const made = new Map(testFiles.map((file) => [file, callsIn(readFileSync(path.join(source, file), 'utf8'))]))
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
    expect(
      [...(made.get(file) ?? [])].some((one) => isCallOf(endpoint!, one)),
      `${file} does not make this call`,
    ).toBe(true)
  })
})

test('every call of the contract, agreed or not, is made by an API test', () => {
  const all = [...made.values()].flatMap((calls) => [...calls])
  const untested = allEndpoints.filter((endpoint) => !all.some((call) => isCallOf(endpoint, call)))
  expect(untested.map(addressOf)).toEqual([])
})

/** Whether a name is a parameter, a field of the body (of some kind of it), or a file. */
function isTakenBy({ query, body, files }: Endpoint, name: string): boolean {
  const fields = JSON.stringify(body?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? {})
  return name in (query?.shape ?? {}) || name in (files ?? {}) || fields.includes(`"${name}":`)
}

/** Method and path of what a test calls, parameters as `{}`: by the typed client or by `inject`, a path in a constant too. */
function callsIn(text: string): Set<string> {
  const constants = new Map(
    [...text.matchAll(/const (\w+) = ['`](\/v1\/[^'`]+)['`]/g)].map(([, name, value]) => [name!, value!]),
  )
  const shapeOf = (address: string) =>
    address
      .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '{}')
      .replaceAll(/\$\{[^}]*\}|\{\w+\}/g, '{}')
      .replace(/\?.*$/, '')
  const byClient = [...text.matchAll(/\.(GET|POST|PATCH|DELETE)\(\s*(?:['`]([^'`]+)['`]|(\w+))/g)].map(
    ([, method, literal, name]) => [method!, literal ?? constants.get(name!)] as const,
  )
  const byInjection = [...text.matchAll(/inject\(\{[\s\S]{0,300}?\}\)/g)].map(
    ([call]) => [/method: '(\w+)'/.exec(call)?.[1] ?? 'GET', /url: [`'](.+?)[`'][,\s]/.exec(call)?.[1]] as const,
  )
  const calls = [...byClient, ...byInjection].filter(([, address]) => address !== undefined)
  return new Set(calls.map(([method, address]) => `${method} ${shapeOf(address!)}`))
}

/** A test may leave more open than the contract: `/orders/{id}/${verb}`. */
function isCallOf(endpoint: Endpoint, call: string): boolean {
  const [wanted, given] = [
    addressOf(endpoint)
      .replaceAll(/\{\w+\}/g, '{}')
      .split('/'),
    call.split('/'),
  ]
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => given[index] === segment || given[index] === '{}')
  )
}
