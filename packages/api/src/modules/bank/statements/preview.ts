import type { api, RefusalValue } from '@cauce/contract'
import type { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { NOWHERE } from './accounts.domain.ts'
import { freshOf } from './lines.domain.ts'
import { findBooks, placeFile, type Standing } from './placing.ts'
import { findStaged, type Staged } from './staging.queries.ts'

type FileView = z.output<typeof api.bankFiles.preview.output>
type StatementView = FileView['statements'][number]
type ConflictView = NonNullable<FileView['conflict']>

/** Dry run: contents of a file, and what each statement would change. */
export async function previewOf(executor: Executor, fileId: string): Promise<StatementView[]> {
  const staged = await findStaged(executor, fileId)
  return placeFile(await findBooks(executor, staged), staged).standings.map(viewOf)
}

export function viewOf({ statement, decision }: Standing): StatementView {
  const { iban, format, from, to, opening, closing, lineCount, remarks } = statement
  const view = { iban, format, fromDay: from, toDay: to, opening, closing, lineCount, remarks: [...remarks] }
  const placed = decision.ok ? decision.value : undefined
  return {
    ...view,
    stated: statedOf(statement),
    ...(placed ? freshOf(placed.placement, placed.known) : { newCount: 0, credits: 0n, debits: 0n }),
    ...(placed?.place ?? NOWHERE),
    conflict: decision.ok ? null : conflictOf(decision.refusal),
  }
}

function statedOf({ days }: Staged): StatementView['stated'] {
  const stated = { credits: { count: 0, amount: 0n }, debits: { count: 0, amount: 0n } }
  for (const amounts of days.values())
    for (const [amount, count] of amounts) {
      const side = amount > 0n ? stated.credits : stated.debits
      side.count += count
      side.amount += amount * BigInt(count)
    }
  return stated
}

export const conflictOf = ({ code, params = {} }: RefusalValue): ConflictView => ({
  code: code as ConflictView['code'],
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
})
