import { Button } from '@mui/material'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { CanAccess, Link, useCreatePath } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { useWords } from '../../ui/words.ts'

export function ImportButton({ kind }: { readonly kind: 'customers' | 'movements' }) {
  const t = useWords()
  const path = useCreatePath()({ resource: 'imports', type: 'create' })
  return (
    <CanAccess {...accessTo('imports.edit')}>
      <Button component={Link} to={`${path}?kind=${kind}`} startIcon={<UploadFileIcon />}>
        {t('imports.menu')}
      </Button>
    </CanAccess>
  )
}
