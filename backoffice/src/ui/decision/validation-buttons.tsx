import { DifferenceTicks, type useDocumentCheck } from '../document/document-check.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

interface Props {
  readonly mayValidate: boolean
  readonly mayRefuse: boolean
  readonly isBusy: boolean
  readonly labels: { readonly validate: string; readonly refuse: string; readonly reason: string }
  readonly reasonRefusal: string | undefined
  readonly check: ReturnType<typeof useDocumentCheck>
  /** Gets the hash of the document that was shown. */
  readonly onValidate: (shown: { readonly seen?: string }) => void
  readonly onRefuse: (reason: string) => void
}

export function ValidationButtons({
  mayValidate,
  mayRefuse,
  isBusy,
  labels,
  reasonRefusal,
  check: { missing, ...check },
  onValidate,
  onRefuse,
}: Props) {
  const rejection = {
    label: labels.refuse,
    reasonLabel: labels.reason,
    reasonRefusal,
    onReject: onRefuse,
  }
  const { seen } = check.check
  const approval = {
    label: labels.validate,
    missing,
    onApprove: () => onValidate({ ...(seen !== undefined && { seen }) }),
  }
  return (
    <DecisionButtons
      isBusy={isBusy}
      approval={mayValidate ? approval : undefined}
      rejection={mayRefuse ? rejection : undefined}
    >
      {mayValidate && <DifferenceTicks {...check} disabled={isBusy} />}
    </DecisionButtons>
  )
}
