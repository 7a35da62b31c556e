import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { useEditContext, type RaRecord, useCanAccess } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Failure } from '../failure.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords, useLanguage } from '../words.ts'
import { changedSide, differencesOf, type Difference, type Side } from './edit-conflict.ts'
import { ChoiceGroup, FieldChoice } from './field-choice.tsx'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import { accessTo } from '../ability.ts'
import { actorOf } from '../audit/audit-words.ts'
import { Hint } from '../section.tsx'

interface Props {
  readonly before: RaRecord
  readonly mine: Readonly<Record<string, unknown>>
  readonly onBack: () => void
  readonly onChosen: (saved: RaRecord) => void
}

export function ConflictDialog({ before, onBack, ...rest }: Props) {
  const t = useWords()
  const { resource, refetch: readAgain } = useEditContext()
  const { data, error, refetch } = useQuery({
    queryKey: ['conflict', resource, before.id, before['updatedAt']],
    queryFn: async () => (await readAgain({ throwOnError: true })).data as RaRecord,
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <Dialog open onClose={onBack} maxWidth="md" fullWidth>
      <DialogTitle>{t('backoffice.conflict.title')}</DialogTitle>
      {data ? (
        <Choices {...rest} before={before} saved={data} onBack={onBack} />
      ) : (
        <>
          <DialogContent>
            {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton variant="rounded" height={160} />}
          </DialogContent>
          <DialogActions>
            <BackButton onBack={onBack} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const BackButton = ({ onBack }: Pick<Props, 'onBack'>) => (
  <Button onClick={onBack}>{useWords()('backoffice.conflict.back')}</Button>
)

type ChoicesProps = Pick<Props, 'before' | 'mine' | 'onBack' | 'onChosen'> & { readonly saved: RaRecord }

function Choices({ before, mine, saved, onBack, onChosen }: ChoicesProps) {
  const t = useWords()
  const { resetField } = useFormContext()
  const content = useRef<HTMLDivElement>(null)
  // Those of the moment in which the form was refused: it lies behind the dialog.
  const [differences] = useState(() => differencesOf({ before, saved, mine }, Object.keys(mine)))
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.filter((one) => !one.isContested).map((one) => [one.source, changedSide(one)])),
  )
  const [isAsked, setAsked] = useState(false)
  const contested = differences.filter((one) => one.isContested)
  const others = differences.filter((one) => !one.isContested)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ source }) => [source, side] as const)))

  const choose = () => {
    setAsked(true)
    const undecided = differences.find(({ source }) => chosen[source] === undefined)
    if (undecided) {
      content.current?.querySelector<HTMLElement>(`[data-source="${undecided.source}"] input`)?.focus()
      return
    }
    for (const one of differences)
      if (chosen[one.source] === 'saved') resetField(one.source, { defaultValue: one.saved ?? null })
    onChosen(saved)
  }
  const choiceOf = (one: Difference) => (
    <FieldChoice
      key={one.source}
      difference={one}
      side={chosen[one.source]}
      isMissing={isAsked && chosen[one.source] === undefined}
      onChoose={(side) => setChosen({ ...chosen, [one.source]: side })}
    />
  )
  return (
    <>
      <DialogContent ref={content} sx={{ paddingBlockStart: 0 }}>
        <WhoSaved before={before} saved={saved} />
        <Typography sx={{ marginBlockEnd: 1 }}>
          {t(contested.length > 0 ? 'backoffice.conflict.intro' : 'backoffice.conflict.apart')}
        </Typography>
        {differences.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" size="small" onClick={() => chooseAll('saved')}>
              {t('backoffice.conflict.allSaved')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => chooseAll('mine')}>
              {t('backoffice.conflict.allMine')}
            </Button>
          </Box>
        )}
        {contested.length > 0 && (
          <ChoiceGroup title={t('backoffice.conflict.contested')}>{contested.map(choiceOf)}</ChoiceGroup>
        )}
        {others.length > 0 && <ChoiceGroup title={t('backoffice.conflict.others')}>{others.map(choiceOf)}</ChoiceGroup>}
      </DialogContent>
      <DialogActions>
        <BackButton onBack={onBack} />
        <Button variant="contained" onClick={choose}>
          {t('backoffice.conflict.save')}
        </Button>
      </DialogActions>
    </>
  )
}

function WhoSaved({ before, saved }: { readonly before: RaRecord; readonly saved: RaRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { canAccess: mayRead = false } = useCanAccess(accessTo('audit.read'))
  const { data = [] } = useRecords('audit', { recordId: before.id }, '-createdAt', { most: 1, enabled: mayRead })
  const savedAt = String(saved['updatedAt'])
  // The entry of an earlier change says nothing about this one.
  const entry = data.find(({ createdAt }) => createdAt > String(before['updatedAt']))
  const when = formatRelativeTime(savedAt, language)
  return (
    <Hint>
      {entry
        ? t('backoffice.conflict.savedBy', { name: actorOf(entry, t), when })
        : t('backoffice.conflict.savedAt', { when })}
    </Hint>
  )
}
