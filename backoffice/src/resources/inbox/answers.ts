import { useState } from 'react'
import type { TransactionRecord } from '../../providers/records.ts'
import { signedAmountOf, sumOf } from '../transactions/effect-of.ts'
import { isLine, isMovement } from './bulk.ts'
import type { MarkedItem, QueueItem } from './queue.ts'
import { useMarks } from './use-choice.ts'

/** What became of a decision: it holds, it waits for a second signature, or it was refused. */
export const ANSWER_KINDS = ['done', 'half', 'refused'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** What became of a decision on one of several rows. */
export interface Answer {
  readonly item: MarkedItem
  readonly kind: AnswerKind
  readonly words: string
}

/** The answers to decisions on several rows, which stay until they are closed. A later one of a row takes the place of its earlier one. */
function useAnswers() {
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  return {
    answers,
    add: (later: readonly Answer[]) =>
      setAnswers((present) => {
        const known = new Map(present.map((answer) => [answer.item.key, answer]))
        for (const answer of later) known.set(answer.item.key, answer)
        return [...known.values()]
      }),
    close: () => setAnswers([]),
  }
}

/** Marks of rows, and what became of those that were decided on; a further mark closes that. */
export function useReportedMarks(items: readonly QueueItem[]) {
  const marking = useMarks(items)
  const { answers, add, close } = useAnswers()
  return {
    marking: {
      ...marking,
      toggle: (key: string) => {
        close()
        marking.toggle(key)
      },
    },
    report: {
      answers,
      add,
      close,
      isOpen: answers.length > 0,
      /** Leaves the report and what is still marked. */
      goOn: () => {
        close()
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

/** Whether an approved movement has moved its money, or awaits another administrator. */
export const kindOfApproval = ({ status }: Pick<TransactionRecord, 'status'>): AnswerKind =>
  status === 'completed' ? 'done' : 'half'
