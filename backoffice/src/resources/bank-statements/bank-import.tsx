import { useId, useState, type DragEvent } from 'react'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { MAXIMUM_STATEMENT_MEGABYTES } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { BankFileCard } from './bank-file-card.tsx'
import { useBankFiles } from './use-bank-files.ts'

const ACCEPTED = '.xml,.zip,.txt,.n43,.q43,.c43,.aeb,.csb,.asc,text/plain,application/xml,application/zip'

/** /admin/bank/statements/new: files of the bank are chosen or dropped, previewed, and imported one by one. */
export function BankImport() {
  const t = useWords()
  const { files, sending, add, remove, importOne, importAll } = useBankFiles()
  const ready = files.filter(({ state }) => state === 'ready')
  return (
    <>
      <PageHeading title={t('bankFiles.title')}>
        <RecordLink resource="bankStatements" type="list">
          {t('bankFiles.toStatements')}
        </RecordLink>
      </PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
        {t('bankFiles.about')}
      </Typography>
      <DropZone onFiles={add} />
      <Box component="output" sx={{ display: 'block', marginBlock: 1.5 }}>
        {sending.map(({ name, share }) => (
          <Box key={name} sx={{ marginBlockEnd: 1 }}>
            <Typography variant="body2">
              {share === undefined
                ? t('bankFiles.waiting', { name })
                : share < 1
                  ? t('bankFiles.sending', { name, percent: Math.floor(share * 100) })
                  : t('bankFiles.reading', { name })}
            </Typography>
            <LinearProgress
              aria-label={name}
              {...(share !== undefined && share < 1 && { variant: 'determinate', value: share * 100 })}
            />
          </Box>
        ))}
      </Box>
      {files.length > 0 && (
        <Box component="ul" aria-label={t('bankFiles.files')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {files.map((file) => (
            <BankFileCard
              key={file.key}
              file={file}
              onImport={() => void importOne(file)}
              onRemove={() => remove(file)}
            />
          ))}
        </Box>
      )}
      {ready.length > 1 && (
        <Button variant="contained" sx={{ marginBlock: 2 }} onClick={() => void importAll(ready)}>
          {t('bankFiles.importAll')}
        </Button>
      )}
    </>
  )
}

function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useWords()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 2,
        border: '1px dashed var(--line-strong)',
        borderRadius: '4px',
        backgroundColor: isOver ? 'var(--river-wash)' : 'transparent',
      }}
    >
      <Button component="label" variant="outlined" htmlFor={id}>
        {t('bankFiles.choose')}
      </Button>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }} id={`${id}-help`}>
        {t('bankFiles.orDrop', { maximum: MAXIMUM_STATEMENT_MEGABYTES })}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('bankFiles.choose')}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const input = event.target as HTMLInputElement
          onFiles([...(input.files ?? [])])
          input.value = ''
        }}
        sx={{ maxWidth: '100%' }}
      />
    </Box>
  )
}
