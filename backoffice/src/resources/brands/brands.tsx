import { Box } from '@mui/material'
import { CheckboxGroupInput, Create, DataTable } from 'react-admin'
import { BrandBody } from '@cauce/contract'
import { HEADING_FACES } from '@cauce/contract/brand.ts'
import { FURTHER_LANGUAGES, languageName } from '@cauce/contract/languages.ts'
import { useRead } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { BothLanguagesInput, choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { RecordForm } from '../../ui/form/record-form.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { RecordLink } from '../../ui/links.tsx'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'
import { Look } from './brands-show.tsx'
import { BrandPictureInput, BrandSample, ColorInput, MarkInput } from './brand-inputs.tsx'

const Col = DataTable.Col<RecordOf<'brands'>>

/** /admin/config/brands/: how the platform is called and looks, with what was before; one administrator proposes, another publishes. */
export const BrandsList = () => (
  <ProposalList rowClick={false}>
    <Col
      source="name"
      render={({ name, brandId }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RecordLink resource="brands" id={brandId} name={name} />
          <Look brandId={brandId} name={name} />
        </Box>
      )}
    />
    <Col source="color" sx={FROM.tablet} render={({ color }) => color && <Swatch color={color} />} />
  </ProposalList>
)

const Swatch = ({ color }: { readonly color: string }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    <Box sx={{ width: 20, height: 20, border: '1px solid var(--line-strong)', backgroundColor: color }} />
    {color}
  </Box>
)

/** Proposes a brand, beginning with the published one. */
export const BrandsCreate = () => (
  <Create>
    <NewBrand />
  </Create>
)

function NewBrand() {
  const t = useWords()
  const { data, error, refetch } = useRead(['brands', 'published'], 'GET /v1/misc/brand')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (data === undefined) return null
  const { brandId, id: _, picture, sharePicture, ...published } = data as typeof data & { id?: unknown }
  const kept = {
    pictureFrom: picture && brandId,
    sharePictureFrom: sharePicture && brandId,
    pictureDescription: picture?.description ?? null,
    pictureDescriptionEn: picture?.descriptionEn ?? null,
  }
  const nothing = t('brands.nothing')
  return (
    <RecordForm schema={BrandBody} defaultValues={{ ...published, ...kept }} saveLabel="brands.createTitle">
      <FieldGrid>
        <TextInput source="name" />
        <SelectInput source="headings" choices={choicesOf('brands.headings', HEADING_FACES)} />
        <ColorInput source="color" helperText={`${t('brands.colorHelp')} ${nothing}`} />
        <WideField>
          <MarkInput source="mark" helperText={`${t('brands.markHelp')} ${nothing}`} />
          <BrandSample />
        </WideField>
        <WideField>
          <BothLanguagesInput source="headline" helperText={nothing} />
          <BothLanguagesInput source="lead" helperText={nothing} minRows={3} />
          <BrandPictureInput source="picture" published={data} />
          <BrandPictureInput source="sharePicture" published={data} />
          <BothLanguagesInput source="footer" helperText={nothing} minRows={2} />
          <CheckboxGroupInput
            source="furtherLanguages"
            choices={FURTHER_LANGUAGES.map((id) => ({ id, name: languageName(id) }))}
            helperText={t('brands.furtherLanguagesHelp')}
          />
        </WideField>
      </FieldGrid>
    </RecordForm>
  )
}
