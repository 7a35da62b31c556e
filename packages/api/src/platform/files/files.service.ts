import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fileKinds, Refusal, type FileKind, type StoredFile } from '@cauce/contract'
import type { FastifyReply } from 'fastify'
import type { Executor, Transaction } from '../../database/index.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import type { KeptUpload, Upload } from '../../http/bind.ts'
import type { UploadKeeping } from '../../http/contract-route.ts'
import { uuidv7 } from '../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { hashBytes, piecesOf } from '../../spool.ts'
import { attachmentHeader } from './files.domain.ts'
import { deleteFileRow, fileRows, knownStorageKeys } from './files.queries.ts'

export const deleteBytesJob = defineJob({
  name: 'deleteStoredBytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
  isOutgoing: true,
})

/**
 * Before the transaction: slow storage must not hold a connection or lock (decision timeouts-and-health). A nightly job removes
 * orphans.
 */
export async function keepBytes(kernel: Kernel, upload: Upload): Promise<KeptUpload> {
  const place = newPlace(kernel)
  const { bytes } = upload
  const contentType = fileKinds[upload.kind]
  if (Buffer.isBuffer(bytes)) await kernel.storage.put(place.storageKey, bytes, contentType)
  else {
    const pieces = () => Readable.from(piecesOf(bytes))
    await kernel.storage.putStream(place.storageKey, pieces, { contentType, sizeBytes: bytes.length })
  }
  return { ...upload, ...place }
}

function newPlace({ clock }: Kernel) {
  const createdAt = clock.now()
  const fileId = uuidv7(createdAt)
  return { fileId, storageKey: `files/${createdAt.toISOString().slice(0, 7)}/${fileId}`, createdAt }
}

/** Row of stored bytes, in the referring record's transaction. */
export async function storeFile(
  tx: Transaction,
  upload: KeptUpload,
  by: { readonly uploadedBy: string | null },
): Promise<FileRow> {
  const { fileId, storageKey, name, kind, bytes, createdAt } = upload
  const row: FileRow = {
    fileId,
    storageKey,
    name,
    contentType: fileKinds[kind],
    sizeBytes: bytes.length,
    sha256: hashBytes(createHash('sha256'), bytes).digest('hex'),
    uploadedBy: by.uploadedBy,
    createdAt,
  }
  await fileRows.insert(tx, row)
  return row
}

/**
 * Whether an approval does not say what was seen of a document. Who sent it has seen it. Throws `document-changed` if something else was
 * seen.
 */
export function isUnseen(
  document: Pick<FileRow, 'sha256' | 'uploadedBy'> | null | undefined,
  seen: string | undefined,
  actorId: string,
): boolean {
  if (seen !== undefined && seen !== document?.sha256) throw new Refusal({ code: 'document-changed', path: 'seen' })
  return seen === undefined && !!document && document.uploadedBy !== actorId
}

/** Generated, streamed. */
export interface MadeFile {
  readonly name: string
  readonly kind: FileKind
  readonly openBytes: () => Readable
  readonly sizeBytes: number
  readonly sha256: string
}

export type KeptStream = Omit<FileRow, 'uploadedBy'>

/** Streaming `keepBytes`. */
export async function keepStream(kernel: Kernel, { openBytes, kind, ...about }: MadeFile): Promise<KeptStream> {
  const contentType = fileKinds[kind]
  const place = newPlace(kernel)
  await kernel.storage.putStream(place.storageKey, openBytes, { contentType, sizeBytes: about.sizeBytes })
  return { ...about, ...place, contentType }
}

export const storeStream = (
  tx: Transaction,
  kept: KeptStream,
  by: { readonly uploadedBy: string | null },
): Promise<void> => fileRows.insert(tx, { ...kept, ...by })

/** Failed removals are left to the nightly job. */
export const uploadKeeping = (kernel: Kernel): UploadKeeping => ({
  keep: (uploads) => Promise.all(uploads.map((upload) => keepBytes(kernel, upload))),
  forgetUnused: (uploads) =>
    forgetUnused(kernel, uploads).catch((error: unknown) =>
      kernel.logger.warn({ error }, 'The unused bytes of an upload could not be removed yet'),
    ),
})

async function forgetUnused(kernel: Kernel, uploads: readonly KeptUpload[]): Promise<void> {
  const keys = uploads.map(({ storageKey }) => storageKey)
  const known = await knownStorageKeys(kernel.database, keys)
  for (const key of keys) if (!known.has(key)) await kernel.storage.remove(key)
}

export const storedFileOf = ({ fileId, name, contentType, sizeBytes }: FileRow): StoredFile => ({
  fileId,
  name,
  contentType,
  sizeBytes,
})

/** Headers keep uploads from running on our origin (handbook rule 10.6). */
export async function sendFile(kernel: Kernel, reply: FastifyReply, row: FileRow): Promise<void> {
  const bytes = await kernel.storage.open(row.storageKey)
  sendBytes(reply, row, bytes)
}

/** As `sendFile`, of a document that is kept nowhere. */
export function sendBytes(
  reply: FastifyReply,
  { name, contentType, sizeBytes }: Pick<FileRow, 'name' | 'contentType' | 'sizeBytes'>,
  bytes: Readable | Buffer,
): void {
  reply
    .type(contentType)
    .header('content-length', sizeBytes)
    .header('content-disposition', attachmentHeader(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(bytes)
}

/** Row now, bytes by a job after the commit. */
export async function deleteFileLater(tx: Transaction, fileId: string): Promise<void> {
  const storageKey = await deleteFileRow(tx, fileId)
  if (storageKey !== undefined) await deleteBytesLater(tx, [storageKey])
}

/** After the commit. */
export async function deleteBytesLater(tx: Executor, storageKeys: readonly string[]): Promise<void> {
  await queueJob(tx, deleteBytesJob, { storageKeys: [...storageKeys] })
}
