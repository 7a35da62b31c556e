import { PROMOTION_TYPE_IDS, PROMOTION_TYPES } from '@cauce/contract'
import type { PromotionRecord } from '../../providers/records.ts'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { usePromotionColumns } from './promotion-columns.tsx'

/** All of them, also those that are over or yet to come. */
const ALL = { admin: true }

/** /admin/marketing/ */
export function PromotionsList() {
  const t = useWords()
  const filters: FilterSpec[] = [
    {
      kind: 'choice',
      source: 'promotionTypeId',
      label: t('promotions.fields.promotionTypeId'),
      choices: PROMOTION_TYPES.map((name) => ({
        value: PROMOTION_TYPE_IDS[name],
        label: t(`promotions.type.${name}`),
      })),
    },
    {
      kind: 'choice',
      source: 'activePromotion',
      label: t('promotions.running'),
      choices: [
        { value: true, label: t('common.yes') },
        { value: false, label: t('common.no') },
      ],
    },
  ]
  return (
    <ListPage<PromotionRecord>
      title={t('promotions.title')}
      sort={{ field: 'startsAt', order: 'DESC' }}
      searchSource="name"
      searchLabel={t('promotions.search')}
      filter={ALL}
      filters={filters}
      columns={usePromotionColumns()}
    />
  )
}
