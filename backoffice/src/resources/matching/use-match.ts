import { useRead } from '../../providers/call.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { matchBodyOf, targetsOf, totalOf, type Choice } from './match-choice.ts'

export const AFFECTED = ['matching', 'transactions', 'wallets', 'users'] as const

/** Sends the match under a key of its own, once the amounts agree. `verdict` is what the API would do with it; a refusal is read when it is sent. */
export function useMatch(
  movements: readonly [MatchingRecord, ...MatchingRecord[]],
  choice: Choice,
  reason: string,
  onDecided: () => void,
) {
  const t = useWords()
  const call = useMoneyCall(`matching:${movements[0].id}`)
  const targets = targetsOf(choice, totalOf(movements))
  const action = useAction(() => call('POST /v1/bank/matching', { body: matchBodyOf(movements, choice, reason) }), {
    affects: AFFECTED,
    words: ({ movements: [movement] }) =>
      movement?.state === 'matched'
        ? t('matching.matched', { name: choice.map(({ candidate }) => candidate.name).join(', ') })
        : t('matching.prepared'),
    after: onDecided,
  })
  const body = matchBodyOf(movements, choice, reason)
  const asked = { enabled: targets !== undefined, retry: false }
  const verdict = useRead(['matching', 'verdict', body], 'POST /v1/bank/matching/preview', { body }, asked)
  return {
    action,
    targets,
    verdict: verdict.data?.verdict === 'refused' ? undefined : verdict.data?.verdict,
    isBusy: action.isBusy || verdict.isFetching,
  }
}
