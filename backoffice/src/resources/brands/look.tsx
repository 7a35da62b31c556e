import { Button } from '@mui/material'
import { paths } from '@cauce/contract/pages.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

/** The pages of the site in this brand, for who asks alone. */
export function Look({ brandId, name }: Pick<RecordOf<'brands'>, 'brandId' | 'name'>) {
  const words = useWords()('brands.look')
  return (
    <Button
      size="small"
      variant="outlined"
      href={paths.brandPreview(brandId)}
      target="_blank"
      aria-label={`${words}: ${name}`}
    >
      {words}
    </Button>
  )
}
