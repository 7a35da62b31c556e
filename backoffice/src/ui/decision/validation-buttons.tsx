import { DecisionButtons } from './decision-buttons.tsx'

interface Props {
  readonly mayValidate: boolean
  readonly mayRefuse: boolean
  readonly isBusy: boolean
  readonly labels: { readonly validate: string; readonly refuse: string; readonly reason: string }
  readonly reasonRefusal: string | undefined
  readonly onValidate: () => void
  readonly onRefuse: (reason: string) => void
}

const LONGEST_REASON = 300

/** Validates what a customer has sent, or refuses it with a reason that they read. */
export function ValidationButtons({
  mayValidate,
  mayRefuse,
  isBusy,
  labels,
  reasonRefusal,
  onValidate,
  onRefuse,
}: Props) {
  const rejection = {
    label: labels.refuse,
    reasonLabel: labels.reason,
    isReasonRequired: true,
    longestReason: LONGEST_REASON,
    reasonRefusal,
    onReject: onRefuse,
  }
  return (
    <DecisionButtons
      isBusy={isBusy}
      approval={mayValidate ? { label: labels.validate, onApprove: onValidate } : undefined}
      rejection={mayRefuse ? rejection : undefined}
    />
  )
}
