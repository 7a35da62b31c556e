import { paths } from '@cauce/contract/pages.ts'
import type { RecordOf } from '../../providers/records.ts'
import { PreviewButton } from '../../ui/links.tsx'
import { useWords } from '../../ui/words.ts'

/** The version on its page, where the language can be changed; before it is published for administrators alone. */
export function LookAtText({ document, legalTextId }: RecordOf<'legalTexts'>) {
  const t = useWords()
  const href = paths.legalText(document, legalTextId)
  return <PreviewButton label={t('legalTexts.look')} name={t(`legalTexts.document.${document}`)} href={href} />
}
