import { PromotionPatch } from '@cauce/contract'
import type { PromotionRecord } from '../../providers/records.ts'
import { NamedEditPage } from '../../ui/form/named-edit-page.tsx'
import { useWords } from '../../ui/words.ts'
import { PromotionStateBadge } from './promotion-state-badge.tsx'
import { PromotionInputs } from './promotions-inputs.tsx'

/** /admin/marketing/edit/{id} */
export function PromotionsEdit() {
  const t = useWords()
  return (
    <NamedEditPage<PromotionRecord>
      resource="promotions"
      schema={PromotionPatch}
      one={t('promotions.one')}
      nameOf={({ title }) => title}
      aside={(promotion) => <PromotionStateBadge promotion={promotion} />}
      deleteConsequence={t('promotions.deleteConsequence')}
    >
      <PromotionInputs />
    </NamedEditPage>
  )
}
