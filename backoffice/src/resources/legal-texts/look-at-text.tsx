import { Button } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

/** The version on its page, where the language can be changed; before it is published for administrators alone. */
export function LookAtText({ document, legalTextId, title }: RecordOf<'legalTexts'>) {
  const words = useWords()('legalTexts.look')
  return (
    <Button
      size="small"
      variant="outlined"
      href={paths.legalText(document, legalTextId)}
      target="_blank"
      aria-label={`${words}: ${title}`}
    >
      {words}
    </Button>
  )
}
