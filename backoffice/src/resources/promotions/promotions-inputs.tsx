import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { PROMOTION_IMAGE_SIZES, PROMOTION_TYPE_IDS, PROMOTION_TYPES } from '@cauce/contract'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import type { PromotionRecord } from '../../providers/records.ts'
import { ChoiceInput } from '../../ui/form/choice-input.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { MomentInput } from '../../ui/form/moment-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useWords } from '../../ui/words.ts'
import { Picture } from '../../ui/picture.tsx'

/** Title, for whom, from when to when, and its two pictures. */
export function PromotionInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <WideField>
        <TextInput source="title" isRequired />
      </WideField>
      <ChoiceInput
        source="promotionTypeId"
        isRequired
        values={PROMOTION_TYPES.map((name) => PROMOTION_TYPE_IDS[name])}
        wordOf={(id) => t(`promotions.type.${PROMOTION_TYPES.find((name) => PROMOTION_TYPE_IDS[name] === id)!}`)}
      />
      <MomentInput source="startsAt" isRequired helperText={t('promotions.timeHelp')} />
      <MomentInput source="endsAt" isRequired helperText={t('promotions.timeHelp')} />
      <BannerField source="largeImage" />
      <BannerField source="smallImage" />
    </FieldGrid>
  )
}

/** A picture with the size that fits its place (spec section 9), and the one that is there. */
function BannerField({ source }: { readonly source: 'largeImage' | 'smallImage' }) {
  const t = useWords()
  const present = useRecordContext<PromotionRecord>()?.[source]
  const { widthPixels: width, heightPixels: height } =
    PROMOTION_IMAGE_SIZES[source === 'largeImage' ? 'large' : 'small']
  return (
    <WideField>
      {present && (
        <Box sx={{ marginBlock: 1 }}>
          <Picture picture={present} width={width} isStrip />
        </Box>
      )}
      <FileField
        source={source}
        kinds={IMAGE_KINDS}
        label={`${t(`promotions.fields.${source}`)}. ${t('promotions.imageSize', { width, height })}`}
      />
    </WideField>
  )
}
