import { Box, Button } from '@mui/material'
import { useMay } from '../../ui/ability.ts'
import { SearchBox } from '../../ui/list/search-box.tsx'
import { useWords } from '../../ui/words.ts'
import type { QueueItem } from './queue.ts'
import { MySignatureChip } from './queue-summary.tsx'
import { MINE, type Filters } from './use-address.ts'

interface Props {
  readonly filters: Filters
  /** How many wait for the signature of the reader; absent while not all have been read. */
  readonly signed: number | undefined
  /** The incomes that can be decided on together. */
  readonly proven: readonly QueueItem[]
  readonly onReview: (proven: readonly QueueItem[]) => void
}

/** Searches the queue, leaves only what waits for the signature of the reader, and marks incomes that can be decided on together. */
export function QueueTools({ filters: { search, isMine, filter }, signed, proven, onReview }: Props) {
  const t = useWords()
  const mayDecide = useMay('transactions.decide')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
      <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SearchBox
          label={t('backoffice.inbox.search')}
          value={search}
          onTyped={(typed) => filter({ search: typed === '' ? undefined : typed })}
        />
        {mayDecide && (
          <MySignatureChip
            total={signed}
            isChosen={isMine}
            onChange={(isChosen) => filter({ signature: isChosen ? MINE : undefined })}
          />
        )}
      </Box>
      {mayDecide && proven.length > 1 && (
        <Button variant="outlined" onClick={() => onReview(proven)}>
          {t('backoffice.bulk.reviewProven', { smart_count: proven.length })}
        </Button>
      )}
    </Box>
  )
}
