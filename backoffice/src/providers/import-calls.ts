import type { HttpClient } from './http.ts'
import { callsOf } from './nouns.ts'
import type { ImportRecord } from './records.ts'

type Import = Omit<ImportRecord, 'id'>
/** What the importer decides before the lines are checked. */
export type ImportChoice = Pick<ImportRecord, 'columns' | 'mode' | 'managerId' | 'isInviting'>

/** The calls by which an import goes from step to step. */
export interface ImportCalls {
  /** Uploads a CSV file, telling how much of it has been sent (0 to 1). */
  readonly uploadImport: (file: File, kind: Import['kind'], onProgress: (share: number) => void) => Promise<Import>
  /** Has every line checked. */
  readonly checkImport: (id: string, choice: ImportChoice) => Promise<Import>
  readonly beginImport: (id: string, idempotencyKey: string) => Promise<Import>
  /** Has what an import made taken back. */
  readonly undoImport: (id: string, reason: string, idempotencyKey: string) => Promise<Import>
}

/** These calls over the API. */
export function createImportCalls(http: HttpClient): ImportCalls {
  const { path } = callsOf('imports')
  const step = async (id: string, name: string, body?: object, idempotencyKey?: string) => {
    const { json } = await http(`${path}/${encodeURIComponent(id)}/${name}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body) }),
      ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    })
    return json as Import
  }
  return {
    uploadImport: async (file, kind, onProgress) => {
      const body = new FormData()
      body.set('kind', kind)
      body.set('file', file)
      const { json } = await http(path, { method: 'POST', body, onProgress })
      return json as Import
    },
    checkImport: (id, choice) => step(id, 'check', choice),
    beginImport: (id, idempotencyKey) => step(id, 'begin', undefined, idempotencyKey),
    undoImport: (id, reason, idempotencyKey) => step(id, 'undo', { reason }, idempotencyKey),
  }
}
