import { useState } from 'react'
import { Typography } from '@mui/material'
import { BooleanInput, useDataProvider } from 'react-admin'
import { InformationSheetBody } from '@cauce/contract'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { ProjectRecord, SheetDraftRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ChangeInputs } from './change-inputs.tsx'
import { mistakesOf, publishedOf, type SheetChange } from './sheet-change.ts'

const AFFECTED = ['sheetDrafts', 'informationSheets', 'irregularities', 'projects', 'orders'] as const

interface Props {
  readonly project: ProjectRecord
  readonly draft: SheetDraftRecord
}

/** Publishes what is saved of the draft as its next version. */
export function PublishSheet(props: Props) {
  const t = useWords()
  return (
    <DialogButton dialog={(close) => <PublishDialog {...props} onClose={close} />}>
      {t('sheetDrafts.publish.open')}
    </DialogButton>
  )
}

function PublishDialog({ project, draft, onClose }: Props & { readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const version = (draft.publishedVersion ?? 0) + 1
  const isFirst = version === 1
  const { projectId, updatedAt } = draft
  const [defaultValues] = useState(() => ({
    projectId,
    updatedAt,
    isInEnglish: draft.gaps.every(({ language }) => language !== 'en'),
    ...(!isFirst && { isMaterial: false, corrects: false }),
  }))
  const action = useAction(
    ({ isInEnglish, ...change }: SheetChange & { readonly isInEnglish: boolean }) =>
      dataProvider.create('informationSheets', {
        data: { projectId, isInEnglish, updatedAt, ...(!isFirst && publishedOf(change, project)) },
      }),
    { words: t('sheetDrafts.publish.done'), affects: AFFECTED, after: onClose },
  )
  return (
    <FormDialog
      resource="informationSheets"
      title={t('sheetDrafts.publish.title', { version })}
      about={
        <>
          <Typography>{t('sheetDrafts.publish.consequence')}</Typography>
          {!isFirst && <Typography>{t('sheetDrafts.publish.notice')}</Typography>}
        </>
      }
      schema={InformationSheetBody}
      mistakes={(change: SheetChange) => (isFirst ? [] : mistakesOf(change, project))}
      defaultValues={defaultValues}
      action={action}
      submitLabel={t('sheetDrafts.publish.title', { version })}
      onClose={onClose}
    >
      <BooleanInput source="isInEnglish" label={t('sheetDrafts.publish.english')} />
      {!isFirst && <ChangeInputs project={project} />}
    </FormDialog>
  )
}
