import { accessChangeLifecycle } from '@cauce/contract'
import type { Role } from '@cauce/contract/permissions.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

type AccessChange = RecordOf<'accessChanges'>

interface Props {
  readonly change: AccessChange
  readonly pane?: ProposalPane
}

/** The change in words: `Rol: Administrador`. */
export function changeWords({ kind, value }: Pick<AccessChange, 'kind' | 'value'>, t: Translate): string {
  const what = t(`accessChanges.kind.${kind}`)
  if (value === null) return what
  return `${what}: ${kind === 'role' ? t(`users.role.${value as Role}`) : value}`
}

/** Decides on a change of role or access. */
export function AccessDecisions({ change, pane }: Props) {
  const t = useWords()
  const { userName: name, userEmail: email } = change
  return (
    <ProposalDecisions
      resource="accessChanges"
      record={change}
      lifecycle={accessChangeLifecycle}
      name={name}
      pane={pane}
      consequence={(step) =>
        step === 'approve'
          ? t('accessChanges.approveAbout', { name, email, change: changeWords(change, t) })
          : t('accessChanges.refuseAbout', { name })
      }
    />
  )
}
