import { DataTable, List, NullableBooleanInput, useRecordContext } from 'react-admin'
import { FROM } from '../../ui/list/widths.ts'
import { EnglishWritten } from '../../ui/english-count.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { MomentField, Word } from '../../ui/fields.tsx'
import { Content } from '../../ui/content.tsx'
import { RecordLink } from '../../ui/links.tsx'
import {
  PROMOTION_IMAGE_SIZES,
  PROMOTION_TYPE_IDS,
  PROMOTION_TYPES,
  PromotionBody,
  PromotionPatch,
} from '@cauce/contract'
import type { PromotionRecord, RecordOf } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { PictureField } from '../../ui/form/file-field.tsx'
import { MomentInput } from '../../ui/form/date-inputs.tsx'
import { BothLanguagesInput, SelectInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { CatalogueEdit } from '../../ui/record/catalogue.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { promotionStateAt, type PromotionState } from './promotion-state.ts'

const Col = DataTable.Col<RecordOf<'promotions'>>

const typeChoices = PROMOTION_TYPES.map((name) => ({ id: PROMOTION_TYPE_IDS[name], name: `promotions.type.${name}` }))

const filters = [
  <SearchFilter key="name" source="name" placeholder="promotions.search" alwaysOn />,
  <SelectInput key="promotionTypeId" source="promotionTypeId" choices={typeChoices} alwaysOn />,
  <NullableBooleanInput key="activePromotion" source="activePromotion" label="promotions.running" />,
]

/** /admin/marketing/: banners of the site, for visitors of one kind and within a time. */
export const PromotionsList = () => (
  <List filters={filters} sort={{ field: 'startsAt', order: 'DESC' }} filter={{ admin: true }}>
    <DataTable>
      <Col
        source="smallImage"
        disableSort
        sx={FROM.desk}
        render={({ smallImage }) => <Picture picture={smallImage} width={188} isDecoration isStrip />}
      />
      <Col
        source="title"
        render={(record) => (
          <RecordLink
            resource="promotions"
            type="edit"
            id={record.id}
            name={<Content record={record} field="title" />}
          />
        )}
      />
      <Col
        source="promotionTypeName"
        sx={FROM.tablet}
        render={({ promotionTypeName }) => <Word of={`promotions.type.${promotionTypeName}`} />}
      />
      <Col label="common.status" disableSort render={(promotion) => <PromotionStateBadge promotion={promotion} />} />
      <Col
        label="backoffice.english.heading"
        disableSort
        sx={FROM.tablet}
        render={(record) => <EnglishWritten record={record} fields={['title']} />}
      />
      <Col source="startsAt" field={MomentField} sx={FROM.tablet} />
      <Col source="endsAt" field={MomentField} sx={FROM.tablet} />
    </DataTable>
  </List>
)

export const PromotionsCreate = () => (
  <CreateForm
    schema={PromotionBody}
    requiredFiles={{ largeImage: 'required', smallImage: 'required' }}
    defaultValues={{ promotionTypeId: PROMOTION_TYPE_IDS.Retail }}
  >
    <Inputs />
  </CreateForm>
)

export const PromotionsEdit = () => (
  <CatalogueEdit schema={PromotionPatch} named="title" aside={<StateOfRecord />}>
    <Inputs />
  </CatalogueEdit>
)

function StateOfRecord() {
  const promotion = useRecordContext<PromotionRecord>()
  return promotion && <PromotionStateBadge promotion={promotion} />
}

function Inputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <WideField>
        <BothLanguagesInput source="title" />
      </WideField>
      <SelectInput source="promotionTypeId" choices={typeChoices} />
      <ProjectInput source="projectId" helperText={t('promotions.projectHelp')} />
      <MomentInput source="startsAt" helperText={t('promotions.timeHelp')} />
      <MomentInput source="endsAt" helperText={t('promotions.timeHelp')} />
      <BannerField source="largeImage" />
      <BannerField source="smallImage" />
      <BannerField source="largeImageEn" />
      <BannerField source="smallImageEn" />
    </FieldGrid>
  )
}

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
