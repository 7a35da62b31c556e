import { useState } from 'react'
import { Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { ProjectRecord, SheetDraftRecord } from '../../providers/records.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ChangeInputs, Tick } from './change-inputs.tsx'
import { isTold, lacksWords, NO_CHANGE, publishedOf } from './sheet-change.ts'

const AFFECTED = ['sheetDrafts', 'informationSheets', 'irregularities', 'projects', 'orders'] as const

interface Props {
  readonly project: ProjectRecord
  readonly draft: SheetDraftRecord
}

/** Publishes what is saved of the draft as its next version. */
export function PublishSheet(props: Props) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>{t('sheetDrafts.publish.open')}</DialogButton>
      {isOpen && <PublishDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PublishDialog({ project, draft, onClose }: Props & { readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const guard = useLeaveGuard()
  const version = (draft.publishedVersion ?? 0) + 1
  const isFirst = version === 1
  const [change, setChange] = useState(NO_CHANGE)
  const [isInEnglish, setInEnglish] = useState(draft.gaps.every(({ language }) => language !== 'en'))
  const [isAsked, setAsked] = useState(false)
  const isLacking = !isFirst && lacksWords(change)
  const { projectId, updatedAt } = draft
  const action = useAction(
    () =>
      dataProvider.create('informationSheets', {
        data: { projectId, isInEnglish, updatedAt, ...(!isFirst && publishedOf(change)) },
      }),
    { words: t('sheetDrafts.publish.done'), affects: AFFECTED, after: onClose },
  )
  return (
    <>
      <ConfirmFrame
        title={t('sheetDrafts.publish.title', { version })}
        consequence={
          <>
            <Typography>{t('sheetDrafts.publish.consequence')}</Typography>
            {!isFirst && <Typography>{t('sheetDrafts.publish.notice')}</Typography>}
          </>
        }
        confirmLabel={t('sheetDrafts.publish.title', { version })}
        isBusy={action.isBusy}
        refusal={action.refusal}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => {
          setAsked(true)
          if (!isLacking) void action.run()
        }}
      >
        <Tick label={t('sheetDrafts.publish.english')} isOn={isInEnglish} onChange={setInEnglish} />
        {!isFirst && <ChangeInputs project={project} change={change} onChange={setChange} isAsked={isAsked} />}
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && isTold(change)} />
    </>
  )
}
