import { given, testWorld } from '@cauce/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '../../../ids.ts'

const { app, world } = testWorld()
let otherProject: string
beforeAll(async () => {
  otherProject = (await given(app).project()).projectId
})

const sql = async (statement: string, values: readonly unknown[]) =>
  (await app.kernel.database.$client.query(statement, [...values])).rows
const recorded = (noun: string, recordId: string, after: object | null = null) =>
  sql(
    `insert into audit_records (audit_record_id, actor_id, actor_role, operation, noun, record_id, after, address, request_id, created_at)
     values (uuidv7(), $1, 'admin', $2 || '.edit', $2, $3, $4, '::1', 'test', $5)`,
    [world.administrator.userId, noun, recordId, after, app.clock.now()],
  )
const totalOf = async (projectId: string, noun: string, recordId: string) => {
  const query = { projectId, noun, recordId } as const
  return (await world.administrator.client.GET('/v1/misc/audit', { params: { query } })).data!.total
}

describe('the audit list of a project', () => {
  test.each([
    { noun: 'projectDescriptions', id: 'projectDescriptions.id', table: 'project_descriptions' },
    { noun: 'projectMediaFiles', id: 'projectMediaFiles.id', table: 'project_media_files' },
    { noun: 'projectDocuments', id: 'projectDocuments.id', table: 'project_documents' },
    { noun: 'timeline', id: 'timeline.timelineEventId', table: 'timeline_events' },
    { noun: 'distributions', id: 'distributions.id', table: 'distributions' },
    { noun: 'loanDefaults', id: 'loanDefaults.id', table: 'loan_defaults' },
    { noun: 'sheetDrafts', id: 'sheetDrafts.id', table: 'sheet_drafts' },
    { noun: 'informationSheets', id: 'informationSheets.id', table: 'information_sheets' },
    { noun: 'irregularities', id: 'irregularities.id', table: 'irregularities' },
  ])('has changes of its $noun, which no other project has', async ({ noun, id, table }) => {
    const recordId = world.ids[id]!
    const [row] = await sql(
      `select project_id from ${table} where '${recordId}' in (select value from jsonb_each_text(to_jsonb(${table})))`,
      [],
    )
    const before = await totalOf(row.project_id, noun, recordId)
    await recorded(noun, recordId)
    expect(await totalOf(row.project_id, noun, recordId)).toBe(before + 1)
    expect(await totalOf(otherProject, noun, recordId)).toBe(0)
  })

  test('includes records deleted since, if a record named the project', async () => {
    const recordId = uuidv7()
    await recorded('timeline', recordId, { projectId: { reference: otherProject } })
    await recorded('timeline', recordId)
    expect(await totalOf(otherProject, 'timeline', recordId)).toBe(2)
  })

  test("includes the project's own changes, but not those of orders", async () => {
    await recorded('projects', otherProject)
    expect(await totalOf(otherProject, 'projects', otherProject)).toBe(1)
    const orderId = uuidv7()
    await recorded('orders', orderId, { projectId: { reference: otherProject } })
    expect(await totalOf(otherProject, 'orders', orderId)).toBe(0)
  })
})
