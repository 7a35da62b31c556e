import { useMemo } from 'react'
import { useCreatePath } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { PromotionRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/list/column.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { useWords } from '../../ui/words.ts'
import { Picture } from '../../ui/picture.tsx'
import { PromotionStateBadge } from './promotion-state-badge.tsx'

/** What the list of promotions can show. */
export function usePromotionColumns(): Column<PromotionRecord>[] {
  const t = useWords()
  const createPath = useCreatePath()
  return useMemo(
    () => [
      {
        source: 'smallImage',
        heading: t('promotions.fields.smallImage'),
        isOnScreenOnly: true,
        text: () => null,
        cell: ({ smallImage }) => <Picture picture={smallImage} width={188} isDecoration isStrip />,
      },
      {
        source: 'title',
        heading: t('promotions.fields.title'),
        isSortable: true,
        text: ({ title }) => title,
        cell: ({ id, title }) => (
          <RecordLink to={createPath({ resource: 'promotions', type: 'edit', id })}>{title}</RecordLink>
        ),
      },
      {
        source: 'promotionTypeName',
        heading: t('promotions.fields.promotionTypeName'),
        text: ({ promotionTypeName }) => t(`promotions.type.${promotionTypeName}`),
      },
      {
        source: 'state',
        heading: t('common.status'),
        isOnScreenOnly: true,
        text: () => null,
        cell: (promotion) => <PromotionStateBadge promotion={promotion} />,
      },
      {
        source: 'startsAt',
        heading: t('promotions.fields.startsAt'),
        isSortable: true,
        text: ({ startsAt }) => formatDateTime(startsAt),
      },
      {
        source: 'endsAt',
        heading: t('promotions.fields.endsAt'),
        isSortable: true,
        text: ({ endsAt }) => formatDateTime(endsAt),
      },
    ],
    [t, createPath],
  )
}
