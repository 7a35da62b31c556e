import { NO_TEXT } from './names.ts'
import { useWords } from './words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export function Missing() {
  const t = useWords()
  return (
    <>
      <span aria-hidden>{NO_TEXT}</span>
      <VisuallyHidden>{t('backoffice.none')}</VisuallyHidden>
    </>
  )
}
