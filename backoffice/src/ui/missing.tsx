import { useWords } from './words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What stands for a text that is missing; a missing date is S/D (`formatDate`). */
export const NO_TEXT = '—'

export function Missing() {
  const t = useWords()
  return (
    <>
      <span aria-hidden>{NO_TEXT}</span>
      <VisuallyHidden>{t('backoffice.none')}</VisuallyHidden>
    </>
  )
}
