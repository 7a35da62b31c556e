import type { Answer } from '@cauce/client'
import { SANDBOX_OUTCOMES, SandboxBody } from '@cauce/contract/account/verifications.ts'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo } from '../../ui/api.ts'
import { Terms } from '../../ui/blocks.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'

interface SandboxFormProps {
  readonly verificationId: string
  readonly applicant: Pick<
    Answer<'/v1/account/users/me'>,
    'name' | 'surname' | 'identificationDocumentType' | 'identificationDocumentNumber'
  >
}

function SandboxForm({ verificationId, applicant }: SandboxFormProps) {
  const t = useTranslate<'verifications' | 'users'>()
  const { form, field, ...contractForm } = useContractForm({
    schema: SandboxBody,
    defaultValues: { outcome: 'Approved', reason: '' },
    send: (body) => {
      const params = { path: { id: verificationId } }
      return call(client.POST('/v1/account/verifications/{id}/sandbox', { params, body }))
    },
    onDone: ({ status }) => {
      const kind = status === 'Declined' ? 'error' : 'success'
      const text =
        status === 'Completed'
          ? t('verifications.sandbox.inReview')
          : t('verifications.sandbox.done', { status: t(`verifications.status.${status}`) })
      notifyAfterNavigation({ kind, text })
      return goTo(paths.nextStep)
    },
  })
  const outcome = form.watch('outcome')
  const { name, surname, identificationDocumentType: type, identificationDocumentNumber } = applicant
  return (
    <Form
      {...contractForm}
      submitLabel={t('verifications.sandbox.submit')}
      busyLabel={t('verifications.sandbox.submitting')}
    >
      <Terms
        rows={[
          { term: t('verifications.sandbox.applicant'), value: `${name} ${surname}` },
          {
            term: t('verifications.sandbox.documentType'),
            value: type && t(`users.identificationDocumentType.${type}`),
          },
          { term: t('verifications.sandbox.documentNumber'), value: identificationDocumentNumber },
        ]}
      />
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
          {...field('reason')}
          label={t('verifications.sandbox.reason')}
          help={t('verifications.sandbox.reasonHelp')}
          isOptional
        />
      )}
    </Form>
  )
}

export const SandboxIsland = defineIsland(['users', 'verifications'], SandboxForm)
