import { useUpdate, type HttpError, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { openMoneyAttempt } from '../money-attempt.ts'
import { useAction, useInvalidate } from '../use-action.ts'

export interface DecisionProps<Row> {
  readonly record: Row
  readonly onDecided: (decided: Row) => void
  readonly onReload?: () => void
}

type Change = Readonly<Record<string, unknown>>
type Stale = Pick<RaRecord, 'id'> & { readonly updatedAt: string }

/**
 * Sends a decision. A decision on a transaction moves money and carries an idempotency key. `previousData` holds the version
 * alone: a decision is sent whole, even where one of its values is the same as before.
 */
export function sendDecision<Value>(
  resource: Noun,
  { id, updatedAt }: Stale,
  data: Change,
  update: (params: { id: Stale['id']; data: Change; previousData: Stale; meta: object }) => Promise<Value>,
): Promise<Value> {
  const send = (meta: object) => update({ id, data, previousData: { id, updatedAt }, meta })
  if (resource !== 'transactions') return send({})
  return openMoneyAttempt(`${resource}:${id}:${String(data['status'])}`).send((idempotencyKey) =>
    send({ idempotencyKey }),
  )
}

/** A decision in a pane: sent once, its refusal kept for the pane. `affects` are the other nouns that it changes, `words` the notice. */
export function useDecision<Row extends RaRecord & { readonly updatedAt: string }>(
  { record, onDecided }: DecisionProps<Row>,
  resource: Noun,
  affects: readonly Noun[],
  words: (decided: Row) => string,
) {
  const [update] = useUpdate<Row, HttpError>()
  const invalidate = useInvalidate()
  const { run, isBusy, refusal } = useAction(
    async (data: Change) => {
      const decided = await sendDecision(resource, record, data, (params) =>
        update(resource, params as never, { returnPromise: true }),
      )
      // Not awaited: react-admin has put the decided record into its lists already.
      void invalidate([resource, ...affects])
      return decided as Row
    },
    { words, after: onDecided },
  )
  return { decide: (data: Change) => void run(data), isBusy, refusal, fieldRefusals: fieldRefusalsOf(refusal) ?? {} }
}
