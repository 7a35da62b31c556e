import { formatDate, formatRelativeTime } from '@cauce/format'
import { useState, useSyncExternalStore } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, RemovalDialog } from '../../ui/dialog.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { toNextStep, useStep } from '../../ui/step.ts'
import { PasskeyNameForm, type Passkey } from './passkey-name-form.tsx'
import { supportsPasskeys } from './passkey-support.ts'
import { withCode } from './step-up.store.ts'

interface PasskeysSectionProps {
  readonly initial: readonly Passkey[]
  readonly now: Date
}

const neverChanges = () => () => {}

export function PasskeysSection({ initial, now }: PasskeysSectionProps) {
  const t = useTranslate<'passkeys'>()
  const [rows, setRows] = useState(initial)
  const [isAdding, setAdding] = useState<boolean>()
  const [removing, setRemoving] = useState<Passkey>()
  const isSupported = useSyncExternalStore(neverChanges, supportsPasskeys, () => true)
  const isStep = useStep('#passkeys') && isSupported && initial.length === 0
  const added = (passkey: Passkey) => {
    if (isStep) return toNextStep(t('passkeys.added'))
    setAdding(false)
    setRows((before) => [passkey, ...before])
    notify({ kind: 'success', text: t('passkeys.added') })
  }
  const removed = () => {
    setRows((before) => before.filter(({ passkeyId }) => passkeyId !== removing?.passkeyId))
    setRemoving(undefined)
    notify({ kind: 'success', text: t('passkeys.removed') })
  }
  return (
    <section aria-labelledby="passkeys">
      <h3 id="passkeys">{t('passkeys.title')}</h3>
      <p className="small muted">{t('passkeys.lead')}</p>
      {rows.length === 0 ? (
        <p className="small">{t('passkeys.none')}</p>
      ) : (
        <PasskeyList passkeys={rows} now={now} onRemove={setRemoving} />
      )}
      {isSupported ? (
        <p>
          <Button look="quiet" onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        </p>
      ) : (
        <p className="small muted">{t('passkeys.unsupported')}</p>
      )}
      <Dialog isOpen={isAdding ?? isStep} title={t('passkeys.addTitle')} onClose={() => setAdding(false)}>
        <PasskeyNameForm onDone={added} />
      </Dialog>
      <RemovalDialog
        isOpen={removing !== undefined}
        title={t('passkeys.removeTitle')}
        explanation={t('passkeys.removeLead', { name: removing?.name ?? '' })}
        submitLabel={t('passkeys.removeSubmit')}
        busyLabel={t('passkeys.removing')}
        remove={() =>
          withCode(() =>
            call(client.DELETE('/v1/auth/passkeys/{id}', { params: { path: { id: removing!.passkeyId } } })),
          )
        }
        onClose={() => setRemoving(undefined)}
        onDone={removed}
      />
    </section>
  )
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[]
  readonly now: Date
  readonly onRemove: (passkey: Passkey) => void
}

function PasskeyList({ passkeys, now, onRemove }: PasskeyListProps) {
  const t = useTranslate<'passkeys'>()
  const language = useLanguage()
  const aboutOf = ({ createdAt, lastUsedAt, isSynced }: Passkey) =>
    [
      t('passkeys.addedOn', { date: formatDate(createdAt) }),
      lastUsedAt
        ? t('passkeys.lastUsed', { when: formatRelativeTime(lastUsedAt, language, now) })
        : t('passkeys.neverUsed'),
      isSynced && t('passkeys.synced'),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <ul className="documents">
      {passkeys.map((passkey) => (
        <li key={passkey.passkeyId}>
          <b>{passkey.name}</b>
          <span>{aboutOf(passkey)}</span>
          <Button
            look="quiet"
            isSmall
            aria-label={t('passkeys.removeOf', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('passkeys.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
