import { useNotify, useRedirect } from 'react-admin'
import { PROMOTION_TYPE_IDS, PromotionBody } from '@cauce/contract'
import { CreatePage } from '../../ui/form/create-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useWords } from '../../ui/words.ts'
import { PromotionInputs } from './promotions-inputs.tsx'

const REQUIRED_FILES = ['largeImage', 'smallImage']
const defaultValues = { promotionTypeId: PROMOTION_TYPE_IDS.Retail }

/** /admin/marketing/new */
export function PromotionsCreate() {
  const t = useWords()
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <>
      <PageHeading title={t('promotions.createTitle')} />
      <CreatePage
        schema={PromotionBody}
        requiredFiles={REQUIRED_FILES}
        defaultValues={defaultValues}
        onCancel={() => redirect('list', 'promotions')}
        onCreated={({ title }) => {
          notify(t('backoffice.created', { name: String(title) }), { type: 'success' })
          redirect('list', 'promotions')
        }}
      >
        <PromotionInputs />
      </CreatePage>
    </>
  )
}
