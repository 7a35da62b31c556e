import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import { MAXIMUM_STATEMENT_MEGABYTES } from '@cauce/contract'
import { errorMessage, type CodedError } from '@cauce/i18n/error-message.ts'
import { useCall } from '../../providers/call.ts'
import type { BankFile } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

export type FileState =
  | 'ready'
  /** It contradicts the books as they are, and fits after other files of the page. */
  | 'after'
  | 'nothing'
  | 'details'
  | 'refused'
  | 'already'
  | 'conflict'
  | 'importing'
  | 'imported'
  | 'failed'

/** A file of the page with its preview, or why it was not sent or not imported. */
export interface PageFile {
  readonly key: string
  readonly name: string
  readonly state: FileState
  readonly preview?: BankFile
  readonly failure?: string
}

interface Sending {
  readonly key: string
  readonly name: string
  readonly share?: number
}

/** What the preview of a file says can be done with it. */
export function stateOf({ refusal, conflict, imported, importedAt, statements }: BankFile): FileState {
  if (refusal) return 'refused'
  if (imported) return 'already'
  if (importedAt !== null) return 'imported'
  if (conflict || statements.some((statement) => statement.conflict)) return 'conflict'
  if (statements.every(({ opening }) => opening === null)) return 'details'
  // A day on which nothing moved has no lines, and closes a gap all the same.
  return statements.every(({ newCount, lineCount }) => newCount === 0 && lineCount > 0) ? 'nothing' : 'ready'
}

const readFile = (preview: BankFile) => ({ name: preview.name, state: stateOf(preview), preview })

/** The files of the page with one that was uploaded before, which is there once. */
const withKept = (all: readonly PageFile[], added: PageFile): readonly PageFile[] =>
  all.some(({ preview }) => preview?.fileId === added.preview?.fileId) ? all : [...all, added]

/** Whether the reader uploaded it, so that another administrator imports it (decision four-eyes-approval). */
export const isOwn = ({ preview }: PageFile): boolean =>
  preview !== undefined &&
  preview.fileId !== null &&
  preview.imported === null &&
  preview.importedAt === null &&
  !preview.mayImport

/** Whether it can be imported as it is, by the reader or another one. A file without anything new may still cover days that no statement covers. */
export const isImportable = ({ state }: PageFile) => state === 'ready' || state === 'details' || state === 'nothing'

/** What other files may settle: the balance that a file goes on from, and which movements of a day are known. */
const SETTLED_BY_OTHERS: ReadonlySet<string> = new Set(['statement-contradicts', 'statement-uncertain'])

/** Whether a file that does not fit the books as they are may fit after others. */
export const mayFollow = ({ state, preview }: PageFile): boolean =>
  state === 'conflict' &&
  preview !== undefined &&
  preview.fileId !== null &&
  preview.conflict === null &&
  preview.statements.some(({ conflict }) => conflict !== null) &&
  preview.statements.every(({ conflict }) => conflict === null || SETTLED_BY_OTHERS.has(conflict.code))

const BYTES = MAXIMUM_STATEMENT_MEGABYTES * 1024 * 1024

function problemWith({ size }: File): CodedError | undefined {
  if (size === 0) return { code: 'file-empty' }
  if (size < BYTES) return undefined
  return { code: 'file-too-large', params: { maximumMegabytes: MAXIMUM_STATEMENT_MEGABYTES } }
}

/** Whether asking again may help: no answer came, the session is over or the server is busy. */
const mayPass = (error: unknown) =>
  !(error instanceof HttpError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

/** Asks before the page is left while a file is on its way. An import goes on without the page. */
function useLeaveQuestion(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

const STALE = ['bankFiles', 'bankStatements', 'bankMovements', 'bankFileOutlook']

export function useBankFiles() {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const [files, setFiles] = useState<readonly PageFile[]>([])
  const [sending, setSending] = useState<readonly Sending[]>([])
  const last = useRef(Promise.resolve())
  const counter = useRef(0)
  const importing = useRef(new Set<string>())
  const isImporting = files.some(({ state }) => state === 'importing')
  useLeaveQuestion(sending.length > 0)

  const nextKey = () => String((counter.current += 1))
  const put = (file: PageFile) => setFiles((all) => all.map((each) => (each.key === file.key ? file : each)))
  const append = (added: readonly Omit<PageFile, 'key'>[]) =>
    setFiles((all) => [...all, ...added.map((file) => ({ ...file, key: nextKey() }))])

  const send = async (file: File, key: string) => {
    const tell = (share: number) =>
      setSending((all) => all.map((each) => (each.key === key ? { ...each, share } : each)))
    tell(0)
    try {
      const answer = await call('POST /v1/bank/files', { body: { file }, onProgress: tell })
      append(answer.files.map(readFile))
      void queries.invalidateQueries({ queryKey: ['bankFiles'] })
    } catch (error) {
      append([{ name: file.name, state: 'failed', failure: (error as Error).message }])
    }
    setSending((all) => all.filter((each) => each.key !== key))
  }

  const add = (chosen: readonly File[]) => {
    for (const file of chosen) {
      const problem = problemWith(file)
      if (problem) {
        append([{ name: file.name, state: 'failed', failure: errorMessage(t, problem) }])
        continue
      }
      const key = nextKey()
      setSending((all) => [...all, { key, name: file.name }])
      last.current = last.current.then(() => send(file, key))
    }
  }

  const openKept = useKept((preview) => {
    const added = { key: nextKey(), ...readFile(preview) }
    setFiles((all) => withKept(all, added))
  })

  const run = async (file: PageFile) => {
    const id = file.preview?.fileId
    if (!id || isOwn(file) || !(isImportable(file) || mayFollow(file)) || importing.current.has(file.key)) return
    const { failure: _, ...asked } = file
    importing.current.add(file.key)
    put({ ...asked, state: 'importing' })
    try {
      // The id of the file is the key: what was imported is not imported again, however often the button is pressed.
      const done = await call('POST /v1/bank/files/{id}/import', { params: { id }, idempotencyKey: `bank-file-${id}` })
      put({ ...asked, preview: done, state: 'imported' })
    } catch (error) {
      put({ ...asked, state: mayPass(error) ? file.state : 'conflict', failure: (error as Error).message })
    }
    importing.current.delete(file.key)
  }

  /** What has been imported changes what the others would do. */
  const readAgain = async (imported: readonly PageFile[]) => {
    const keys = new Set(imported.map(({ key }) => key))
    for (const file of files) {
      const id = file.preview?.fileId
      if (!id || keys.has(file.key) || file.state === 'imported' || importing.current.has(file.key)) continue
      const preview = await call('GET /v1/bank/files/{id}/preview', { params: { id } }).catch(() => undefined)
      if (!preview || importing.current.has(file.key)) continue
      setFiles((all) =>
        all.map((each) =>
          each.key === file.key && each.state !== 'imported' ? { key: each.key, ...readFile(preview) } : each,
        ),
      )
    }
  }

  const importAll = async (chosen: readonly PageFile[]) => {
    for (const file of chosen) await run(file)
    const stale = STALE.map((name) => queries.invalidateQueries({ queryKey: [name] }))
    await Promise.all([...stale, readAgain(chosen)])
  }

  const remove = ({ key }: PageFile) => setFiles((all) => all.filter((each) => each.key !== key))
  return { files, sending, isImporting, add, openKept, remove, importAll }
}

/** Reads what a file that was uploaded before would change, perhaps by another administrator. One that is gone leaves the list of what waits. */
function useKept(show: (preview: BankFile) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotify()
  const reading = useRef(new Set<string>())
  return async (fileId: string): Promise<void> => {
    if (reading.current.has(fileId)) return
    reading.current.add(fileId)
    try {
      show(await call('GET /v1/bank/files/{id}/preview', { params: { id: fileId } }))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      void queries.invalidateQueries({ queryKey: ['bankFiles'] })
    }
    reading.current.delete(fileId)
  }
}
