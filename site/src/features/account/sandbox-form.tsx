import type { Answer } from '@cauce/client'
import { SANDBOX_OUTCOMES, SandboxBody } from '@cauce/contract/account/verifications.ts'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { goTo } from '../../ui/go-to.ts'

export const SANDBOX_NOUNS = [...UI_NOUNS, 'users', 'verifications'] as const

interface SandboxFormProps {
  readonly verificationId: string
  readonly applicant: Pick<
    Answer<'/v1/account/users/me'>,
    'name' | 'surname' | 'identificationDocumentType' | 'identificationDocumentNumber'
  >
}

export function SandboxIsland(props: IslandProps<(typeof SANDBOX_NOUNS)[number]> & SandboxFormProps) {
  return (
    <Island {...props}>
      <SandboxForm {...props} />
    </Island>
  )
}

/** One plays the applicant at the built-in identity provider and chooses how it ends (product decision 6). */
function SandboxForm({ verificationId, applicant }: SandboxFormProps) {
  const t = useTranslate<'verifications' | 'users'>()
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: SandboxBody,
    defaultValues: { outcome: 'Approved', reason: '' },
  })
  const send = submit(
    (body) =>
      call(client.POST('/v1/account/verifications/{id}/sandbox', { params: { path: { id: verificationId } }, body })),
    ({ status }) => {
      notifyAfterNavigation({
        kind: 'success',
        text: t('verifications.sandbox.done', { status: t(`verifications.status.${status}`) }),
      })
      return goTo(paths.profile('customer'))
    },
  )
  const outcome = form.watch('outcome')
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary {...summary} />
      <dl className="terms">
        <div>
          <dt>{t('verifications.sandbox.applicant')}</dt>
          <dd>
            {applicant.name} {applicant.surname}
          </dd>
        </div>
        <div>
          <dt>{t('verifications.sandbox.documentType')}</dt>
          <dd>
            {applicant.identificationDocumentType &&
              t(`users.identificationDocumentType.${applicant.identificationDocumentType}`)}
          </dd>
        </div>
        <div>
          <dt>{t('verifications.sandbox.documentNumber')}</dt>
          <dd>{applicant.identificationDocumentNumber}</dd>
        </div>
      </dl>
      <fieldset className="form">
        <legend>
          <b>{t('verifications.sandbox.outcome')}</b>
        </legend>
        {SANDBOX_OUTCOMES.map((choice) => (
          <label className="check" key={choice}>
            <input type="radio" {...form.register('outcome')} value={choice} />
            {t(`verifications.sandbox.outcomes.${choice}`)}
          </label>
        ))}
      </fieldset>
      {(outcome === 'Declined' || outcome === 'Resubmission') && (
        <Field
          {...form.register('reason')}
          label={t('verifications.sandbox.reason')}
          help={t('verifications.sandbox.reasonHelp')}
          error={errorOf('reason')}
          isOptional
        />
      )}
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('verifications.sandbox.submitting')}>
        {t('verifications.sandbox.submit')}
      </Button>
    </form>
  )
}
