import { Alert, Stack } from '@mui/material'
import { useCanAccess, useGetList, useNotify } from 'react-admin'
import { isProjectOver, PayeeBody } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import type { ProjectRecord, RecordOf } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { useInvalidate } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { PayeeInputs } from './payees.tsx'

export function ProjectPayee({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess } = useCanAccess(accessTo('payees.edit'))
  const mayPropose = canAccess && !isProjectOver(project.phaseName)
  const { data = [] } = useGetList<RecordOf<'payees'>>('payees', { filter: { projectId: project.id } })
  const inForce = data.find(({ state }) => state === 'active')
  const waiting = data.find(({ state }) => state === 'proposed')
  const { isAccountApproved } = project
  return (
    <Section title={t('projects.fields.destinationBankAccount')}>
      <Stack spacing={1} sx={{ alignItems: 'start', paddingBlockEnd: 3 }}>
        <Alert severity={isAccountApproved ? 'success' : 'info'}>
          {t(isAccountApproved ? 'payees.ofProject.approved' : 'payees.ofProject.unapproved')}
        </Alert>
        {isAccountApproved && inForce?.document && (
          <DocumentLink file={inForce.document} resource="payees" id={inForce.id} />
        )}
        {waiting && (
          <Alert severity="warning">
            {t('payees.ofProject.waiting', {
              name: waiting.proposedByName,
              beneficiary: waiting.beneficiary,
              iban: groupIban(waiting.iban),
            })}
            {waiting.document === null && ` ${t('payees.certificateMissing')}`}
          </Alert>
        )}
        {mayPropose && <Propose project={project} waiting={waiting} />}
      </Stack>
    </Section>
  )
}

interface ProposeProps {
  readonly project: ProjectRecord
  readonly waiting: RecordOf<'payees'> | undefined
}

function Propose({ project, waiting }: ProposeProps) {
  const t = useWords()
  const notify = useNotify()
  const invalidate = useInvalidate()
  const { promoterName, promoterTaxNumber, destinationBankAccount } = project
  const { beneficiary, taxNumber, iban } = waiting ?? {
    beneficiary: promoterName,
    taxNumber: promoterTaxNumber,
    iban: destinationBankAccount,
  }
  return (
    <DialogButton
      variant="outlined"
      dialog={(close) => (
        <RecordDialog
          resource="payees"
          title={t('payees.createTitle')}
          saveLabel={t('payees.ofProject.propose')}
          schema={PayeeBody}
          requiredFiles={{ document: 'required' }}
          defaultValues={{ kind: 'project', projectId: project.id, beneficiary, taxNumber, iban }}
          onDone={() => {
            close()
            notify(t('payees.proposed'), { type: 'success' })
            void invalidate(['payees'])
          }}
          onClose={close}
        >
          <PayeeInputs />
        </RecordDialog>
      )}
    >
      {t('payees.ofProject.propose')}
    </DialogButton>
  )
}
