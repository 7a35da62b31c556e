import { Typography } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isInvestable, isSuspended } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { TextInput } from '../../ui/form/inputs.tsx'
import { useWords } from '../../ui/words.ts'

const words = { multiline: true, minRows: 2 } as const

/** What changed, whether it is material, and whether it corrects a material error of an open offer (handbook rules 23.9, 23.16 and 23.17). */
export function ChangeInputs({ project }: { readonly project: ProjectRecord }) {
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
