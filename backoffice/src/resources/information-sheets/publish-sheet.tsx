import { Typography } from '@mui/material'
import { BooleanInput, useDataProvider } from 'react-admin'
import { InformationSheetBody, isSuspended, type FieldError, isInvestable } from '@cauce/contract'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { ProjectRecord, SheetDraftRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useWords } from '../../ui/words.ts'
import { useWatch } from 'react-hook-form'
import { TextInput } from '../../ui/form/inputs.tsx'

const AFFECTED = ['sheetDrafts', 'informationSheets', 'irregularities', 'projects', 'orders'] as const

interface Props {
  readonly project: ProjectRecord
  readonly draft: SheetDraftRecord
}

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
      defaultValues={{
        projectId,
        updatedAt,
        isInEnglish: draft.gaps.every(({ language }) => language !== 'en'),
        ...(!isFirst && { isMaterial: false, corrects: false }),
      }}
      act={({ isInEnglish, ...change }: SheetChange & { readonly isInEnglish: boolean }) =>
        dataProvider.create('informationSheets', {
          data: { projectId, isInEnglish, updatedAt, ...(!isFirst && publishedOf(change, project)) },
        })
      }
      words={t('sheetDrafts.publish.done')}
      affects={AFFECTED}
      onClose={onClose}
    >
      <BooleanInput source="isInEnglish" label={t('sheetDrafts.publish.english')} />
      {!isFirst && <ChangeInputs project={project} />}
    </FormDialog>
  )
}

interface SheetChange {
  readonly changes?: string | null
  readonly changesEn?: string | null
  readonly isMaterial: boolean
  /** An error of an open offer, or the one that it is suspended for. */
  readonly corrects: boolean
  /** What was wrong, if it corrects an error of an open offer. */
  readonly irregularity?: string | null
  readonly irregularityEn?: string | null
}

type Offer = Pick<ProjectRecord, 'irregularity'>
const saysError = ({ isMaterial, corrects }: SheetChange, offer: Offer) => isMaterial && corrects && !isSuspended(offer)

/** Words that publishing needs and the schema does not know of. */
const mistakesOf = (change: SheetChange, offer: Offer): FieldError[] =>
  (saysError(change, offer) ? (['changes', 'irregularity'] as const) : (['changes'] as const))
    .filter((path) => !change[path]?.trim())
    .map((path) => ({ path, code: 'required' }))

/** What is sent. What an administrator wrote of an error and then took back is not. */
function publishedOf(change: SheetChange, offer: Offer) {
  const { changes, changesEn = null, isMaterial, corrects, irregularity, irregularityEn = null } = change
  return {
    ...{ changes, changesEn, isMaterial },
    ...(isMaterial && corrects && isSuspended(offer) && { endsSuspension: true }),
    ...(saysError(change, offer) && { irregularity, irregularityEn }),
  }
}

const words = { multiline: true, minRows: 2 } as const

/** What changed, whether it is material, and whether it corrects a material error of an open offer (handbook rules 23.9, 23.16 and 23.17). */
function ChangeInputs({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const isMaterial = useWatch({ name: 'isMaterial' }) === true
  const corrects = useWatch({ name: 'corrects' }) === true && isMaterial
  return (
    <>
      <TextInput source="changes" label={t('sheetDrafts.publish.changes')} isRequired {...words} />
      <TextInput source="changesEn" label={t('sheetDrafts.publish.changesEn')} {...words} />
      <BooleanInput source="isMaterial" label={t('sheetDrafts.publish.material')} />
      {isMaterial && isInvestable(project.phaseName) && (
        <BooleanInput
          source="corrects"
          label={t(isSuspended(project) ? 'sheetDrafts.publish.resumes' : 'sheetDrafts.publish.corrects')}
        />
      )}
      {corrects && <Typography variant="body2">{t('sheetDrafts.publish.correctsNotice')}</Typography>}
      {corrects && !isSuspended(project) && (
        <>
          <TextInput source="irregularity" label={t('sheetDrafts.publish.irregularity')} isRequired {...words} />
          <TextInput source="irregularityEn" label={t('sheetDrafts.publish.irregularityEn')} {...words} />
        </>
      )}
    </>
  )
}
