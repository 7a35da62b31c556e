import { createClient } from '@cauce/client'
import { describe, expect, it } from 'vitest'
import { awaitedOf, turnAlertOff, turnAlertOn } from './project-alerts.server.ts'

it.each([
  { phaseName: 'Next_Opening', awaited: { projectId: 'one' } },
  { phaseName: 'Preinvestment', awaited: { projectId: 'one' } },
  { phaseName: 'Investment', awaited: undefined },
  { phaseName: 'Financed', awaited: { projectId: null } },
  { phaseName: 'Closed', awaited: { projectId: null } },
] as const)('beside a project in $phaseName the reader can wait for $awaited', ({ phaseName, awaited }) => {
  expect(awaitedOf({ phaseName, projectId: 'one' })).toEqual(awaited)
})

describe('an alert', () => {
  const project = { phaseName: 'Preinvestment', projectId: 'one' } as Parameters<typeof turnAlertOn>[1]
  const open = { ...project, phaseName: 'Investment' } as typeof project

  function clientWith(alerts: readonly { projectAlertId: string }[]) {
    const calls: string[] = []
    const client = createClient({
      baseUrl: 'http://localhost',
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url)
        calls.push([request.method, `${pathname}${search}`, await request.text()].join(' ').trim())
        return request.method === 'DELETE'
          ? new Response(null, { status: 204 })
          : Response.json({ data: alerts, total: alerts.length })
      },
    })
    return { client, calls }
  }
  const path = '/v1/project/project-alerts'

  it('is deleted when turned off; without one nothing is sent', async () => {
    const [on, off] = [clientWith([{ projectAlertId: 'alert' }]), clientWith([])]
    await turnAlertOff(on.client, project)
    await turnAlertOff(off.client, project)
    const asked = `GET ${path}?projectId=one&take=1`
    expect([on.calls, off.calls]).toEqual([[asked, `DELETE ${path}/alert`], [asked]])
  })

  it('is created for the project, unless it is already open', async () => {
    const { client, calls } = clientWith([])
    await turnAlertOn(client, project)
    await turnAlertOn(client, open)
    await turnAlertOff(client, open)
    expect(calls).toEqual([`POST ${path} {"projectId":"one"}`])
  })
})
