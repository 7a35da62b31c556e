import { useRecordContext } from 'react-admin'
import { Box } from '@mui/material'
import { IMAGE_KINDS } from '@cauce/contract/files.ts'
import type { ProjectTypeRecord } from '../../providers/records.ts'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../ui/words.ts'
import { TextInput } from '../../ui/form/text-input.tsx'

/** Name, description and image are required (spec section 5). */
export function ProjectTypeInputs() {
  const t = useWords()
  const image = useRecordContext<ProjectTypeRecord>()?.image
  return (
    <FieldGrid>
      <WideField>
        <TextInput source="name" isRequired />
      </WideField>
      <WideField>
        <TextInput source="description" isRequired lines={3} />
      </WideField>
      <WideField>
        {image && (
          <Box sx={{ marginBlock: 1 }}>
            <Picture picture={image} width={240} />
          </Box>
        )}
        <FileField
          source="image"
          kinds={IMAGE_KINDS}
          label={t(image ? 'backoffice.otherPicture' : 'projectTypes.fields.image')}
        />
      </WideField>
    </FieldGrid>
  )
}
