import { calendarDateOf, type CarriedOutRule, type api } from '@cauce/contract'
import { eq, gt, lt, sql } from 'drizzle-orm'
import { allOf, deleteSome, type Executor, listOf, type Transaction } from '../../../database/index.ts'
import { retentionRecords } from '../../../database/schema/kept-identities.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { retentionRecordId, day, rule, erasedCount, carriedOutAt } = retentionRecords

export async function listRetentionRecords(executor: Executor, query: QueryOf<typeof api.retentionRecords.list>) {
  const where = allOf(
    query.rule && eq(rule, query.rule),
    query.hasErased === undefined ? undefined : (query.hasErased ? gt : eq)(erasedCount, 0),
  )
  const rows = executor.select().from(retentionRecords)
  return listOf(executor, rows, { id: retentionRecordId, where, order: 'day', search: ['rule', 'day'] }, query)
}

interface Erased {
  readonly rule: CarriedOutRule
  readonly day: string
  readonly count: number
  readonly now: Date
}

export async function addToRecord(tx: Transaction, erased: Erased): Promise<void> {
  const { count, now } = erased
  await tx
    .insert(retentionRecords)
    .values({
      retentionRecordId: uuidv7(now),
      day: erased.day,
      rule: erased.rule,
      erasedCount: count,
      carriedOutAt: now,
    })
    .onConflictDoUpdate({
      target: [day, rule],
      set: {
        erasedCount: sql`${erasedCount} + excluded.erased_count`,
        carriedOutAt: sql`greatest(${carriedOutAt}, excluded.carried_out_at)`,
      },
    })
}

export const eraseRetentionRecords: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, retentionRecords, lt(day, calendarDateOf(before)), limit)
