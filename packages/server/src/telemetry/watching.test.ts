import { readFileSync } from 'node:fs'
import { jobNames } from '@cauce/api/jobs'
import { allEndpoints } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import type { Api } from '../api.ts'
import { withServer } from '../http/testing/with-server.ts'
import { createMetrics } from './metrics.ts'
import '@cauce/api'

/** The dashboard and the alerts ask only for what is measured. */
const read = (file: string) => readFileSync(new URL(`../../../handbook/deploy/${file}`, import.meta.url), 'utf8')
const alerts = read('alerts.yaml')
const dashboard = JSON.parse(read('grafana-cauce.json')) as { panels: { targets?: { expr: string }[] }[] }
const rules = alerts.split(/^ {6}- alert: /m).slice(1)
const expressions = {
  alerts: rules.map((rule) => /expr:(?: >-)?([^]*?)\n {8}(?:for|labels):/.exec(rule)![1]!),
  dashboard: dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
}

/** Each metric with its labels, as `/metrics` describes it. */
async function measured(): Promise<Map<string, string>> {
  const api = {
    pools: () => ({}),
    vitality: { last: () => ({ state: 'serving' }) },
    readFigures: async () => undefined,
  }
  const pageCache = { counts: { hits: 0, misses: 0, outdated: 0, purges: 0 }, isConnected: () => true }
  const metrics = createMetrics({ token: 'token', api: api as unknown as Api, pageCache })
  metrics.close()
  return withServer(
    (request, response) => void metrics.answer(request, response),
    async (ask) => {
      const { body } = await ask('/metrics', { authorization: 'Bearer token' })
      return new Map([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]))
    },
  )
}

describe.each(['alerts', 'dashboard'] as const)('the %s', (file) => {
  const names = new Set(expressions[file].flatMap((expr) => expr.match(/\b(?:cauce|process|nodejs)_\w+/g) ?? []))

  test('query existing metrics only, histograms by their parts', async () => {
    const types = await measured()
    const isThere = (name: string) => {
      const part = /^(\w+)_(bucket|sum|count)$/.exec(name)
      return part && types.get(part[1]!) === 'histogram' ? true : types.has(name) && types.get(name) !== 'histogram'
    }
    expect(names.size).toBeGreaterThan(9)
    expect([...names].filter((name) => !isThere(name))).toEqual([])
  })

  test('name existing jobs and operations, with balanced braces', () => {
    const valuesOf = (label: string) =>
      expressions[file].flatMap((expr) =>
        [...expr.matchAll(new RegExp(`\\b${label}="([^"$]+)"`, 'g'))].map((match) => match[1]!),
      )
    expect(valuesOf('task').filter((task) => !jobNames().includes(task))).toEqual([])
    const operations = allEndpoints.map(({ operation }) => operation as string)
    expect(valuesOf('operation').filter((operation) => !operations.includes(operation))).toEqual([])
    for (const expr of expressions[file]) {
      expect(expr.match(/[{(]/g)!.length, expr).toBe(expr.match(/[})]/g)!.length)
    }
  })
})
