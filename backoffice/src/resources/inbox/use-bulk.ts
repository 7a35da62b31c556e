import { useDataProvider } from 'react-admin'
import { useCall, type Call, type CauceDataProvider } from '../../providers/call.ts'
import type { Rejection } from '../../ui/decision/decision-buttons.tsx'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'
import type { Evidence } from '../transactions/evidence.tsx'
import type { Answer } from './answers.ts'
import { isLine, rejectionOf, type LineItem } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import type { Noun } from '../../providers/nouns.ts'
import { useOnEach } from '../../ui/use-on-each.ts'

export interface BulkProps<Item extends MarkedItem = MarkedItem> {
  readonly items: readonly Item[]
  readonly evidenceOf: (item: Item) => Partial<Evidence> | undefined
  readonly onEvidence: (item: Item, change: Partial<Evidence>) => void
  readonly answerOf: (item: Item) => Answer | undefined
  readonly onAnswer: (answer: Answer) => void
  readonly onEnd: (decided: readonly MarkedItem[]) => void
  readonly onLeaveOut: (item: Item) => void
  readonly onClear: () => void
}

export function useBulk<Item extends MarkedItem>(
  { items, onAnswer, onEnd }: Pick<BulkProps<Item>, 'items' | 'onAnswer' | 'onEnd'>,
  send?: (item: Item) => Promise<Outcome>,
) {
  const t = useWords()
  const reject = useReject()
  const { run, isBusy } = useDecisionOnEach<Item, string | undefined>(items, {
    send: (item, reason) => (reason === undefined && send ? send(item) : reject(item, reason ?? '')),
    onAnswer,
    onEnd,
  })
  const rejection: Rejection = {
    label: t(items.some(isLine) ? 'matching.setAside' : 'backoffice.decision.reject'),
    reasonLabel: t('backoffice.bulk.reason'),
    onReject: (reason) => void run(reason),
  }
  return { approve: () => void run(undefined), rejection, isBusy }
}

function useReject() {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const call = useCall()
  return async (item: MarkedItem, reason: string): Promise<Outcome> => {
    if (isLine(item)) {
      await setAside(call, item, reason)
      return { kind: 'done', words: t('backoffice.report.setAside') }
    }
    const { resource, change } = rejectionOf(item, reason)
    await sendDecision(resource, item.record, change, (params) => dataProvider.update(resource, params))
    return { kind: 'done', words: t('backoffice.report.rejected') }
  }
}

/** Sets a line of a statement aside, under the key of its pane. */
const setAside = (call: Call, { record: { id, updatedAt } }: LineItem, reason: string) =>
  openMoneyAttempt(`matching:${id}:setAside`).send((idempotencyKey) =>
    call('POST /v1/bank/matching/{id}/set-aside', { params: { id }, body: { reason, updatedAt }, idempotencyKey }),
  )

const AFFECTED: readonly Noun[] = ['transactions', 'matching', 'bankAccounts', 'verifications', 'wallets', 'users']

export type Outcome = Omit<Answer, 'item'>

interface Options<Item extends MarkedItem, Input> {
  readonly send: (item: Item, input: Input) => Promise<Outcome>
  readonly onAnswer: (answer: Answer) => void
  readonly onEnd: (decided: readonly MarkedItem[]) => void
}

function useDecisionOnEach<Item extends MarkedItem, Input>(
  items: readonly Item[],
  { send, onAnswer, onEnd }: Options<Item, Input>,
) {
  const t = useWords()
  return useOnEach<Item, Input>(items, {
    keyOf: ({ key }) => key,
    send: async (item, input) => {
      try {
        onAnswer({ item, ...(await send(item, input)) })
      } catch (error) {
        onAnswer({ item, kind: 'refused', words: (error as Error).message })
        throw error
      }
    },
    onEnd,
    words: (decided) =>
      decided.length > 0 ? t('backoffice.bulk.done', { names: decided.map(({ who }) => who).join('; ') }) : undefined,
    affects: AFFECTED,
  })
}
