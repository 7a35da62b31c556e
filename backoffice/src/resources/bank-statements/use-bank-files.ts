import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { BankFile } from '../../providers/records.ts'
import { useInvalidate } from '../../ui/use-action.ts'

/** How far a file of the page is. */
export type FileState = 'ready' | 'nothing' | 'details' | 'refused' | 'conflict' | 'imported' | 'failed'

/** A file of the page with its preview, or why it was not sent or not imported. */
export interface PageFile {
  readonly key: string
  readonly name: string
  readonly state: FileState
  readonly preview?: BankFile
  readonly failure?: string
}

/** A file on its way; without a share it waits for those before it. */
interface Sending {
  readonly name: string
  readonly share?: number
}

/** What the preview of a file says can be done with it. */
export function stateOf({ refusal, conflict, importedAt, statements }: BankFile): FileState {
  if (refusal) return 'refused'
  if (importedAt !== null) return 'imported'
  if (conflict || statements.some((statement) => statement.conflict)) return 'conflict'
  if (statements.every(({ opening }) => opening === null)) return 'details'
  return statements.every(({ newCount }) => newCount === 0) ? 'nothing' : 'ready'
}

const isImportable = ({ state }: PageFile) => state === 'ready' || state === 'details' || state === 'nothing'

/** The files of the import page: sent one after the other, previewed, imported in the order in which they were chosen. */
export function useBankFiles() {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const invalidate = useInvalidate()
  const [files, setFiles] = useState<readonly PageFile[]>([])
  const [sending, setSending] = useState<readonly Sending[]>([])
  const last = useRef(Promise.resolve())
  const counter = useRef(0)

  const put = (file: PageFile) => setFiles((all) => all.map((each) => (each.key === file.key ? file : each)))
  const append = (added: readonly Omit<PageFile, 'key'>[]) =>
    setFiles((all) => [...all, ...added.map((file) => ({ ...file, key: String((counter.current += 1)) }))])

  const send = async (file: File) => {
    const tell = (share: number) =>
      setSending((all) => all.map((each) => (each.name === file.name ? { ...each, share } : each)))
    tell(0)
    try {
      const previews = await dataProvider.uploadBankFile(file, tell)
      append(previews.map((preview) => ({ name: preview.name, state: stateOf(preview), preview })))
    } catch (error) {
      append([{ name: file.name, state: 'failed', failure: (error as Error).message }])
    }
    setSending((all) => all.filter(({ name }) => name !== file.name))
  }

  const add = (chosen: readonly File[]) => {
    setSending((all) => [...all, ...chosen.map(({ name }) => ({ name }))])
    for (const file of chosen) last.current = last.current.then(() => send(file))
  }

  const importOne = async (file: PageFile) => {
    const id = file.preview?.fileId
    if (!id || !isImportable(file)) return
    try {
      // The id of the file is the key: what was imported is not imported again, however often the button is pressed.
      const preview = await dataProvider.importBankFile(id, `bank-file-${id}`)
      put({ ...file, preview, state: 'imported' })
    } catch (error) {
      put({ ...file, failure: (error as Error).message })
    }
    await invalidate(['bankStatements', 'bankMovements'])
  }

  const importAll = async (chosen: readonly PageFile[]) => {
    for (const file of chosen) await importOne(file)
  }

  const remove = ({ key }: PageFile) => setFiles((all) => all.filter((each) => each.key !== key))
  return { files, sending, add, remove, importOne, importAll }
}
