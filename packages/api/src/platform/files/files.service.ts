import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileKinds, type FileKind, type StoredFile } from '@cauce/contract'
import type { FastifyReply } from 'fastify'
import type { Executor, Transaction } from '../../database/index.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import type { KeptUpload, Upload } from '../../http/bind.ts'
import type { UploadKeeping } from '../../http/contract-route.ts'
import { uuidv7 } from '../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { attachmentHeader } from './files.domain.ts'
import { deleteFileRow, fileRows, knownStorageKeys } from './files.queries.ts'

/** Removes bytes from the storage, by their keys. */
export const deleteBytesJob = defineJob({
  name: 'deleteStoredBytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
  isOutgoing: true,
})

/**
 * Writes the bytes of an upload to the storage, before the transaction of the record that will refer to them: a slow storage must
 * not hold a connection or a lock (decision 175). Bytes without a row are removed by a nightly job.
 */
export async function keepBytes(kernel: Kernel, upload: Upload): Promise<KeptUpload> {
  const place = newPlace(kernel)
  await kernel.storage.put(place.storageKey, upload.bytes, fileKinds[upload.kind])
  return { ...upload, ...place }
}

function newPlace({ clock }: Kernel) {
  const createdAt = clock.now()
  const fileId = uuidv7(createdAt)
  return { fileId, storageKey: `files/${createdAt.toISOString().slice(0, 7)}/${fileId}`, createdAt }
}

/** Stores an upload whose bytes are kept: its row in `tx`, the transaction of the record that refers to it. */
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
    sha256: createHash('sha256').update(bytes).digest('hex'),
    uploadedBy: by.uploadedBy,
    createdAt,
  }
  await fileRows.insert(tx, row)
  return row
}

/** A file that the platform has made and that is too large for the memory. */
export interface MadeFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Readable
  readonly sizeBytes: number
  readonly sha256: string
}

/** A made file whose bytes are in the storage. */
export type KeptStream = Omit<FileRow, 'uploadedBy'>

/** As `keepBytes`, of a file that is made piece by piece. */
export async function keepStream(kernel: Kernel, { bytes, kind, ...about }: MadeFile): Promise<KeptStream> {
  const contentType = fileKinds[kind]
  const place = newPlace(kernel)
  await kernel.storage.putStream(place.storageKey, bytes, { contentType, sizeBytes: about.sizeBytes })
  return { ...about, ...place, contentType }
}

/** Stores a made file whose bytes are kept. */
export const storeStream = (
  tx: Transaction,
  kept: KeptStream,
  by: { readonly uploadedBy: string | null },
): Promise<void> => fileRows.insert(tx, { ...kept, ...by })

/** What the routes need to keep uploads. Bytes that cannot be removed now are removed by the nightly job. */
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

/** A stored file in the answers of the API. */
export const storedFileOf = ({ fileId, name, contentType, sizeBytes }: FileRow): StoredFile => ({
  fileId,
  name,
  contentType,
  sizeBytes,
})

/** Sends the bytes of a file as a download. The headers keep an uploaded file from running on our origin (handbook rule 10.6). */
export async function sendFile(kernel: Kernel, reply: FastifyReply, row: FileRow): Promise<void> {
  const stream = await kernel.storage.open(row.storageKey)
  reply
    .type(row.contentType)
    .header('content-length', row.sizeBytes)
    .header('content-disposition', attachmentHeader(row.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(stream)
}

/** Deletes a file that no record refers to: its row in `tx`, its bytes by a job after the commit. */
export async function deleteFileLater(tx: Transaction, fileId: string): Promise<void> {
  const storageKey = await deleteFileRow(tx, fileId)
  if (storageKey !== undefined) await deleteBytesLater(tx, [storageKey])
}

/** Removes bytes from the storage after `tx` has committed. */
export async function deleteBytesLater(tx: Executor, storageKeys: readonly string[]): Promise<void> {
  await queueJob(tx, deleteBytesJob, { storageKeys: [...storageKeys] })
}
