import {
  PROMOTION_IMAGE_SIZES,
  PROMOTION_TYPE_IDS,
  PROMOTION_TYPES,
  PromotionBody,
  PromotionPatch,
} from '@cauce/contract'
import type { PromotionRecord } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { ChoiceInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { defineNamedResource } from '../../ui/form/named-resource.tsx'
import { englishColumn } from '../../ui/english-count.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, yesOrNo } from '../../ui/list/filters.ts'
import { Picture } from '../../ui/picture.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { promotionStateAt, type PromotionState } from './promotion-state.ts'

const column = columnsOf('promotions')
const filter = filtersOf('promotions')

/** /admin/marketing/: banners of the site, for visitors of one kind and within a time. */
export const { List, Create, Edit } = defineNamedResource('promotions', {
  list: {
    sort: { field: 'startsAt', order: 'DESC' },
    search: { source: 'name', label: (t) => t('promotions.search') },
    // All promotions, also those that are over or begin later.
    filter: { admin: true },
    filters: [
      filter.choice('promotionTypeId', PROMOTION_TYPES, (t, name) => t(`promotions.type.${name}`), {
        toParameter: (name) => PROMOTION_TYPE_IDS[name],
      }),
      yesOrNo('activePromotion', (t) => t('promotions.running')),
    ],
    columns: [
      column.of('smallImage', () => null, {
        isOnScreenOnly: true,
        from: 'desk',
        cell: ({ smallImage }) => <Picture picture={smallImage} width={188} isDecoration isStrip />,
      }),
      column.contentLink('title', 'edit', { isSortable: true }),
      column.of('promotionTypeName', ({ promotionTypeName }, t) => t(`promotions.type.${promotionTypeName}`), {
        from: 'tablet',
      }),
      {
        source: 'state',
        heading: (t) => t('common.status'),
        isOnScreenOnly: true,
        text: () => null,
        cell: (promotion) => <PromotionStateBadge promotion={promotion} />,
      },
      englishColumn(['title']),
      column.moment('startsAt', { isSortable: true, from: 'tablet' }),
      column.moment('endsAt', { isSortable: true, from: 'tablet' }),
    ],
  },
  named: 'title',
  body: PromotionBody,
  patch: PromotionPatch,
  requiredFiles: { largeImage: 'required', smallImage: 'required' },
  defaultValues: { promotionTypeId: PROMOTION_TYPE_IDS.Retail },
  createTitle: (t) => t('promotions.createTitle'),
  deleteConsequence: (t) => t('promotions.deleteConsequence'),
  aside: (promotion) => <PromotionStateBadge promotion={promotion} />,
  Inputs: () => {
    const t = useWords()
    return (
      <FieldGrid>
        <WideField>
          <BothLanguagesInput source="title" isRequired />
        </WideField>
        <ChoiceInput
          source="promotionTypeId"
          isRequired
          values={PROMOTION_TYPES.map((name) => PROMOTION_TYPE_IDS[name])}
          wordOf={(id) => t(`promotions.type.${PROMOTION_TYPES.find((name) => PROMOTION_TYPE_IDS[name] === id)!}`)}
        />
        <ProjectInput source="projectId" helperText={t('promotions.projectHelp')} />
        <MomentInput source="startsAt" isRequired helperText={t('promotions.timeHelp')} />
        <MomentInput source="endsAt" isRequired helperText={t('promotions.timeHelp')} />
        <BannerField source="largeImage" />
        <BannerField source="smallImage" />
        <BannerField source="largeImageEn" />
        <BannerField source="smallImageEn" />
      </FieldGrid>
    )
  },
})

/** A picture, labelled with the size that fits its place (handbook rule 15.4). */
function BannerField({ source }: { readonly source: 'largeImage' | 'smallImage' | 'largeImageEn' | 'smallImageEn' }) {
  const t = useWords()
  const { widthPixels: width, heightPixels: height } =
    PROMOTION_IMAGE_SIZES[source.startsWith('large') ? 'large' : 'small']
  const label = `${t(`promotions.fields.${source}`)}. ${t('promotions.imageSize', { width, height })}`
  return <PictureField source={source} width={width} isStrip label={() => label} />
}

const tones = { upcoming: 'grey', active: 'blue', over: 'green' } as const satisfies Record<PromotionState, Tone>

function PromotionStateBadge({ promotion }: { readonly promotion: PromotionRecord }) {
  const t = useWords()
  const state = promotionStateAt(promotion, useNow())
  return <StateBadge tone={tones[state]} label={t(`promotions.state.${state}`)} />
}
