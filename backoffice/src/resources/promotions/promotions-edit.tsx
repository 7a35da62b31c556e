import { useRecordContext, useRedirect } from 'react-admin'
import { PromotionPatch } from '@cauce/contract'
import type { PromotionRecord } from '../../providers/records.ts'
import { DeleteRecordButton } from '../../ui/delete-record-button.tsx'
import { EditPage } from '../../ui/form/edit-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { PromotionStateBadge } from './promotion-state-badge.tsx'
import { PromotionInputs } from './promotions-inputs.tsx'

/** /admin/marketing/edit/{id} */
export function PromotionsEdit() {
  const redirect = useRedirect()
  const toList = () => redirect('list', 'promotions')
  return (
    <EditPage schema={PromotionPatch} heading={<EditHeading />} onSaved={toList} onCancel={toList}>
      <PromotionInputs />
    </EditPage>
  )
}

function EditHeading() {
  const t = useWords()
  const promotion = useRecordContext<PromotionRecord>()
  if (!promotion) return <PageHeading title={t('promotions.one')} />
  return (
    <PageHeading title={promotion.title} aside={<PromotionStateBadge promotion={promotion} />}>
      <DeleteRecordButton
        resource="promotions"
        record={promotion}
        title={t('backoffice.deleteTitle', { name: promotion.title })}
        consequence={t('promotions.deleteConsequence')}
        done={t('backoffice.deleted', { name: promotion.title })}
      />
    </PageHeading>
  )
}
