import { Button } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

/** The version on its page, where the language can be changed; before it is published for administrators alone. */
export function LookAtText({ document, legalTextId }: RecordOf<'legalTexts'>) {
  const t = useWords()
  const words = t('legalTexts.look')
  return (
    <Button
      size="small"
      variant="outlined"
      href={paths.legalText(document, legalTextId)}
      target="_blank"
      aria-label={`${words}: ${t(`legalTexts.document.${document}`)}`}
    >
      {words}
    </Button>
  )
}
