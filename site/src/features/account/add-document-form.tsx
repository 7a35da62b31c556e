import { DOCUMENT_KINDS } from '@cauce/contract/files.ts'
import { useRef, useState, type SyntheticEvent } from 'react'
import { call, client, type Failure } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { FileField } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'

/** A PDF of the customer's own (spec section 5: "customer documents PDF only"). */
export function AddForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate<'accountDocuments' | 'errors' | 'errorWords' | 'forms'>()
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    setFailure(undefined)
    if (!file) {
      setAttempts((count) => count + 1)
      return
    }
    isUnderWay.current = true
    setSending(true)
    const outcome = await call(client.POST('/v1/account/account-documents', { body: { file } }))
    isUnderWay.current = false
    setSending(false)
    if (!outcome.failure) {
      onDone()
      return
    }
    setFailure(outcome.failure)
    setAttempts((count) => count + 1)
  }
  const failed = failure && wordsOfFailure(t, failure)
  const missing = !file && attempts > 0 ? t('errors.required') : undefined
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary
        attempt={attempts}
        message={failed?.message}
        fields={{ document: missing ?? failed?.fields['file'] }}
      />
      <FileField
        id="document"
        label={t('accountDocuments.add.file')}
        help={t('accountDocuments.add.fileHelp')}
        kinds={DOCUMENT_KINDS}
        file={file}
        onFile={setFile}
        error={missing ?? failed?.fields['file']}
      />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('accountDocuments.add.submitting')}>
        {t('accountDocuments.add.submit')}
      </Button>
    </form>
  )
}
