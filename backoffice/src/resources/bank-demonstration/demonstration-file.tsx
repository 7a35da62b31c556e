import { Alert, Button, Stack, Typography } from '@mui/material'
import { downloadText } from '../../ui/download.ts'
import { useAction } from '../../ui/use-action.ts'
import { useSettings } from '../../ui/use-settings.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly file: 'statement' | 'report'
  readonly read: () => Promise<{ readonly name: string; readonly content: string }>
}

/** A file of the demonstration's bank, which the reader saves and imports like that of any bank. Elsewhere there is nothing. */
export function DemonstrationFile({ file, read }: Props) {
  const t = useWords()
  const settings = useSettings()
  const { run, isBusy, refusal } = useAction(async () => {
    const { name, content } = await read()
    downloadText(name, content, 'application/xml')
  })
  if (!settings?.hasDemonstrationBank) return null
  return (
    <Stack
      component="section"
      aria-label={t('bankDemonstration.title')}
      spacing={1.5}
      sx={{
        alignItems: 'flex-start',
        padding: 2,
        marginBlockStart: 2,
        borderRadius: '4px',
        backgroundColor: 'var(--sunken)',
      }}
    >
      <Typography variant="body2" sx={{ maxWidth: '62ch' }}>
        {t(`bankDemonstration.${file}About`)}
      </Typography>
      <Button variant="outlined" loading={isBusy} loadingPosition="start" onClick={() => void run()}>
        {t(`bankDemonstration.${file}`)}
      </Button>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </Stack>
  )
}
