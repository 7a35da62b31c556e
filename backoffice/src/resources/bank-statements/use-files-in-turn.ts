import { standingFile } from './standing.ts'
import { isOwn, mayFollow, type PageFile } from './use-bank-files.ts'
import { useFilesOutlook } from './use-files-outlook.ts'

/** The files of the page as they stand together: which of them would be imported at once, and in which order they fit. */
export function useFilesInTurn(files: readonly PageFile[], isBusy: boolean) {
  const likely = files.filter((file) => file.state === 'ready' || file.state === 'importing' || mayFollow(file))
  const others = likely.filter((file) => !isOwn(file))
  // What the reader uploaded stands by itself: they do not import it together with anything.
  const weighed = others.length > 0 ? others : likely
  const total = useFilesOutlook(weighed, isBusy)
  const placeOf = ({ preview }: PageFile) =>
    total.data?.files.findIndex(({ fileId }) => fileId === preview?.fileId) ?? -1
  const standingOf = (file: PageFile) => total.data?.files[placeOf(file)]
  const shown = files.map((file) => standingFile(file, standingOf(file)))
  const isReady = ({ state }: PageFile) => state === 'ready' || state === 'after'
  const isWeighed = ({ key }: PageFile) => weighed.some((file) => file.key === key)
  const pending = shown.filter((file) => isWeighed(file) && (isReady(file) || file.state === 'importing'))
  // Each as its preview was read, in the order that the total follows.
  const inTurn = files
    .filter((file, index) => isWeighed(file) && isReady(shown[index]!))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return { total, standingOf, shown, pending, inTurn }
}
