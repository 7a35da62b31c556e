import { useId, useState, type ReactNode } from 'react'
import {
  Alert,
  Skeleton,
  Stack,
  Typography,
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { codeOf } from '../../providers/refusal.ts'
import { useActor } from '../../ui/ability.ts'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Amount, Effect } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../ui/words.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { LeaveUnmatched } from './leave-unmatched.tsx'
import { MatchCandidates } from './match-candidates.tsx'
import { choiceOf, feeOf, fitted, magnitudeOf, totalOf, type Choice, keyOf, type Candidate } from './match-choice.ts'
import { OtherLines } from './other-lines.tsx'
import { useMatch } from './use-match.ts'
import { useGetMany } from 'react-admin'
import { Failure } from '../../ui/failure.tsx'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { useCreditEffects } from './use-credit-effects.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { useTargetWords } from './target-words.ts'

const tones = { auto: 'green', high: 'green', low: 'blue', hold: 'clay', none: 'grey' } as const satisfies Record<
  NonNullable<MatchingRecord['tier']>,
  Tone
>

interface Props {
  readonly record: MatchingRecord
  readonly onReload: () => void
  readonly onDecided: () => void
}

export function MatchPane(props: Props) {
  const { preparedWith } = props.record
  return <Together ids={preparedWith}>{(prepared) => <MatchForm {...props} prepared={prepared} />}</Together>
}

interface FormProps extends Props {
  readonly prepared: readonly MatchingRecord[]
}

const isOfActor = (choice: ReturnType<typeof choiceOf>, actor: ReturnType<typeof useActor>) =>
  choice.some(({ candidate }) => candidate.userId !== null && candidate.userId === actor?.userId)

const titleOf = ({ counterpartyName, remittance }: MatchingRecord) => counterpartyName ?? remittance

const isForTwo = (movements: readonly MatchingRecord[]) =>
  movements.some(({ reasons }) => reasons.includes('four-eyes'))

const needsReason = (movements: readonly MatchingRecord[], refusal: Parameters<typeof codeOf>[0]) =>
  movements.some(({ state }) => state === 'held') || codeOf(refusal) === 'reason-required'

const prepares = (
  verdict: ReturnType<typeof useMatch>['verdict'],
  first: ReturnType<typeof firstApprovalOf>,
  movements: readonly MatchingRecord[],
) => (verdict === undefined ? first === null && isForTwo(movements) : verdict === 'first')

function MatchForm({ record, prepared, onReload, onDecided }: FormProps) {
  const t = useWords()
  const actor = useActor()
  const id = useId()
  const [choice, setChoice] = useState(() => choiceOf({ ...record, amount: totalOf([record, ...prepared]) }))
  const [reason, setReason] = useDraft('reason')
  const [others, setOthers] = useState(prepared)
  const total = totalOf([record, ...others])
  const { action, targets, verdict, isBusy } = useMatch([record, ...others], choice, reason, onDecided)
  const takeAlong = (chosen: readonly MatchingRecord[]) => {
    setOthers(chosen)
    setChoice(fitted(choice, totalOf([record, ...chosen])))
  }
  const first = firstApprovalOf(choice)
  const { note, forbidden } = useFirstApproval(first ?? record.firstDecision, true)
  const isOwn = isOfActor(choice, actor)
  const isHeld = needsReason([record, ...others], action.refusal)
  const fee = others.length === 0 ? feeOf(choice, record) : 0n
  const isPrepared = prepares(verdict, first, [record, ...others])
  const amount = formatMoney(magnitudeOf(total), { places: 'auto' })
  const focus = (part: string) => () => {
    const place = document.getElementById(`${id}-${part}`)
    // The first candidate, or the search where there is none.
    const field = place?.querySelector<HTMLElement>('input:not(:disabled)') ?? place
    field?.focus()
  }
  const lacksReason = isHeld && reason.trim() === ''
  const missing = missingOf({ hasTargets: targets !== undefined, isSplit: choice.length > 1, lacksReason })
  return (
    <DecisionFrame
      badge={record.tier && <StateBadge tone={tones[record.tier]} label={t(`matching.tier.${record.tier}`)} />}
      waitingSince={record.createdAt}
      title={titleOf(record) || t('matching.nameless')}
      amount={<Amount value={record.amount} sign="always" />}
      refusal={action.refusal}
      onReload={onReload}
      actions={
        <>
          <DecisionButtons
            isBusy={isBusy}
            approval={{
              label: t(isPrepared ? 'matching.prepareAmount' : 'matching.matchAmount', { amount }),
              missing: missing && { words: t(missing.words), focus: focus(missing.part) },
              forbidden: isOwn ? t('errors.own-money') : forbidden,
              onApprove: () => void action.run(),
            }}
          />
          <LeaveUnmatched record={record} isBusy={action.isBusy} onDecided={onDecided} />
        </>
      }
    >
      <MatchLine record={record} candidate={choice.length === 1 ? choice[0]!.candidate : undefined} />
      <MatchReasons reasons={record.reasons} />
      {isPrepared && <Alert severity="info">{t('matching.needsTwo')}</Alert>}
      {note !== undefined && <Alert severity="info">{note}</Alert>}
      <div id={`${id}-choice`} tabIndex={-1}>
        <MatchCandidates record={record} total={total} choice={choice} isBusy={action.isBusy} onChange={setChoice} />
      </div>
      <OtherLines
        record={record}
        prepared={prepared}
        first={first}
        chosen={others}
        isBusy={action.isBusy}
        onChange={takeAlong}
      />
      <MatchEffects choice={choice} />
      {fee > 0n && <FeeOfReturn fee={fee} whole={choice[0]!.candidate.amount!} />}
      {isHeld && (
        <ReasonField id={`${id}-reason`} label={t('matching.heldReason')} reason={reason} onChange={setReason} />
      )}
    </DecisionFrame>
  )
}

const firstApprovalOf = (choice: Choice) =>
  choice.find(({ candidate }) => candidate.firstApproval !== null)?.candidate.firstApproval ?? null

function missingOf(given: { readonly hasTargets: boolean; readonly isSplit: boolean; readonly lacksReason: boolean }) {
  const { hasTargets, isSplit, lacksReason } = given
  if (!hasTargets) return { words: isSplit ? 'matching.missingSum' : 'matching.missingTarget', part: 'choice' } as const
  return lacksReason ? ({ words: 'matching.missingReason', part: 'reason' } as const) : undefined
}

/** What a bank kept of a payment that came back, in cents: the person gets the whole amount. */
function FeeOfReturn({ fee, whole }: { readonly fee: bigint; readonly whole: string }) {
  const t = useWords()
  const amounts = { fee: formatMoney(formatAmount(fee)), amount: formatMoney(whole) }
  return <Alert severity="info">{t('matching.feeOfReturn', amounts)}</Alert>
}

interface TogetherProps {
  readonly ids: readonly string[]
  readonly children: (movements: readonly MatchingRecord[]) => ReactNode
}

const NONE: readonly MatchingRecord[] = []

/** Reads the movements that were prepared together, so that the second administrator begins with what the first one chose. */
const Together = (props: TogetherProps) => (props.ids.length === 0 ? props.children(NONE) : <Prepared {...props} />)

function Prepared({ ids, children }: TogetherProps) {
  const { data, error, refetch } = useGetMany<MatchingRecord>('matching', { ids: [...ids] })
  if (error) return <Failure error={error as Error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return children(data)
}

/** The balance of each wallet that the match credits, now and after it (handbook rule 5.10). */
function MatchEffects({ choice }: { readonly choice: Choice }) {
  const t = useWords()
  const parts = choice.flatMap(({ candidate, typed }) => {
    const amount = parseTypedAmount(typed)
    return amount === undefined ? [] : [{ id: keyOf(candidate), candidate, amount }]
  })
  const effects = useCreditEffects(parts)
  const shown = parts.flatMap(({ id, candidate }) => {
    const effect = effects.get(id)
    return effect ? [{ id, name: candidate.name, effect }] : []
  })
  return (
    <Stack spacing={1}>
      {shown.map(({ id, name, effect }) => (
        <div key={id}>
          {shown.length > 1 && <Typography variant="body2">{name}</Typography>}
          <Effect
            before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
            after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
          />
        </div>
      ))}
    </Stack>
  )
}

interface LineProps {
  readonly record: MatchingRecord
  readonly candidate: Candidate | undefined
}

function MatchLine({ record, candidate }: LineProps) {
  const t = useWords()
  const targetOf = useTargetWords()
  const rows = [
    { name: t('matching.fields.counterpartyName'), bank: record.counterpartyName, chosen: candidate?.name },
    {
      name: t('matching.fields.counterpartyIban'),
      bank: record.counterpartyIban && groupIban(record.counterpartyIban),
      chosen: candidate?.account && groupIban(candidate.account),
    },
    {
      name: t('common.amount'),
      bank: formatMoney(record.amount, { sign: 'always' }),
      chosen: candidate?.amount && formatMoney(candidate.amount),
    },
    {
      name: t('matching.fields.bookingDay'),
      bank: formatDate(record.bookingDay),
      chosen: candidate?.since && formatDate(candidate.since),
    },
    { name: t('matching.fields.remittance'), bank: record.remittance, chosen: candidate && targetOf(candidate) },
    { name: t('matching.fields.reference'), bank: record.reference && groupIban(record.reference), chosen: undefined },
  ].filter(({ bank, chosen }) => Boolean(bank) || Boolean(chosen))
  return (
    // In the flex column of the pane, a child with overflow would shrink to nothing.
    <Box component="section" aria-label={t('matching.fromBank')} tabIndex={0} sx={{ flex: 'none', overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell>{t('matching.fromBank')}</TableCell>
            {candidate && <TableCell>{t('matching.chosen')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, bank, chosen }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 'inherit' }}>
                {name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{bank}</TableCell>
              {candidate && <TableCell sx={{ overflowWrap: 'anywhere' }}>{chosen}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function MatchReasons({ reasons }: Pick<MatchingRecord, 'reasons'>) {
  const t = useWords()
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {reasons.map((reason) => (
        <Typography component="li" key={reason}>
          {t(`matching.reason.${reason}`)}
        </Typography>
      ))}
    </Box>
  )
}
