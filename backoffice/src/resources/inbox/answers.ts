import { useState } from 'react'
import type { TransactionRecord } from '../../providers/records.ts'
import { signedAmountOf, sumOf } from '../transactions/effect-of.ts'
import { isLine, isMovement } from './bulk.ts'
import type { MarkedItem, QueueRow } from './queue.ts'
import { useMarks } from './use-choice.ts'

/** What became of a decision: it holds, it waits for a second signature, or it was refused. */
export const ANSWER_KINDS = ['done', 'half', 'refused'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

export const LOOK_OF_ANSWER = { done: 'agrees', half: 'similar', refused: 'absent' } as const

export interface Answer {
  readonly item: MarkedItem
  readonly kind: AnswerKind
  readonly words: string
}

/** The answers to decisions on several rows, which stay until they are closed. A later one of a row takes the place of its earlier one. */
function useAnswers() {
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const [isOpen, setOpen] = useState(false)
  return {
    answers,
    isOpen,
    add: (later: Answer) =>
      setAnswers((present) => [...present.filter(({ item }) => item.key !== later.item.key), later]),
    open: () => setOpen(true),
    back: () => setOpen(false),
    close: () => {
      setAnswers([])
      setOpen(false)
    },
  }
}

/** Marks of rows, and what became of those that were decided on; a further mark closes that. */
export function useReportedMarks(rows: readonly QueueRow[]) {
  const marking = useMarks(rows)
  const report = useAnswers()
  return {
    marking: {
      ...marking,
      toggle: (key: string) => {
        report.close()
        marking.toggle(key)
      },
      put: (keys: readonly string[]) => {
        report.close()
        marking.put(keys)
      },
    },
    report: {
      ...report,
      goOn: () => {
        report.close()
        marking.clear()
      },
    },
  }
}

/** The amount of a row with its sign; `undefined` where it is not about money. */
export function amountOf(item: MarkedItem): string | undefined {
  if (isMovement(item)) return signedAmountOf(item.record)
  return isLine(item) ? item.record.amount : undefined
}

/** How many rows have each kind of answer, and the sum of their amounts; `undefined` where a row is not about money. */
export function sumsOf(answers: readonly Answer[]) {
  return ANSWER_KINDS.map((kind) => answers.filter((answer) => answer.kind === kind))
    .filter((group) => group.length > 0)
    .map((group) => {
      const amounts = group.flatMap(({ item }) => amountOf(item) ?? [])
      return {
        kind: group[0]!.kind,
        count: group.length,
        sum: amounts.length === group.length ? sumOf(amounts) : undefined,
      }
    })
}

export const kindOfApproval = ({ status }: Pick<TransactionRecord, 'status'>): AnswerKind =>
  status === 'completed' ? 'done' : 'half'
