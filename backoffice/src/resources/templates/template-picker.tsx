import { MenuItem, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { TemplateRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { useWords } from '../../ui/words.ts'

/** Fills a new description from a template; it can be changed afterwards. */
export function TemplatePicker() {
  const t = useWords()
  const { setValue } = useFormContext()
  const mayRead = useMay('templates.read')
  const { data = [] } = useGetList<TemplateRecord>(
    'templates',
    { pagination: { page: 1, perPage: MAXIMUM_TAKE }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayRead },
  )
  if (data.length === 0) return null
  const fill = (id: string) => {
    const template = data.find((one) => one.id === id)
    if (!template) return
    setValue('title', template.name, { shouldDirty: true })
    setValue('description', template.description, { shouldDirty: true })
  }
  return (
    <TextField
      select
      defaultValue=""
      label={t('templates.use')}
      helperText={t('templates.help')}
      onChange={({ target: { value } }) => fill(value)}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
