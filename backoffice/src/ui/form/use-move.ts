import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { useAction } from '../use-action.ts'
import { useWords } from '../words.ts'
import { placesAfterMove } from './move.ts'

type Ordered = RaRecord<string> & { readonly order: number }

/** Moves a row up or down among its siblings. */
export function useMove(resource: Noun, rows: readonly Ordered[]) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const { run, isBusy } = useAction(
    async ({ index, step }: { readonly index: number; readonly step: 1 | -1 }) => {
      for (const { id, order } of placesAfterMove(rows, index, step)) {
        const previousData = rows.find((row) => row.id === id)!
        await dataProvider.update(resource, { id, data: { order }, previousData })
      }
      await queries.invalidateQueries({ queryKey: [resource] })
    },
    { words: t('backoffice.moved') },
  )
  return { move: (index: number, step: 1 | -1) => void run({ index, step }), isMoving: isBusy }
}
