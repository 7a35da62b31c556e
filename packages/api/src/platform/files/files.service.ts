import { createHash } from 'node:crypto'
import { fileKinds, Refusal, type StoredFile } from '@cauce/contract'
import type { FastifyReply } from 'fastify'
import type { Executor, Transaction } from '../../database/index.ts'
import type { Upload } from '../../http/bind.ts'
import { uuidv7 } from '../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { attachmentHeader } from './files.domain.ts'
import { deleteFileRow, findFile, insertFile } from './files.queries.ts'
import { isAddressValid, SIGNED_URL_SECONDS, signatureOf } from './files.signature.ts'
import type { FileRow } from '../../database/schema/platform.ts'

export const deleteBytesJob = defineJob({
  name: 'deleteStoredBytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
})

/**
 * Keeps an upload: the bytes in the storage, the row in `tx`, the transaction of the record that will point to it. If that
 * fails there is no row, and the nightly job removes the bytes.
 */
export async function storeFile(
  kernel: Kernel,
  tx: Transaction,
  upload: Upload,
  by: { readonly uploadedBy: string | null },
): Promise<FileRow> {
  const createdAt = kernel.clock.now()
  const fileId = uuidv7(createdAt)
  const row: FileRow = {
    fileId,
    storageKey: `files/${createdAt.toISOString().slice(0, 7)}/${fileId}`,
    name: upload.name,
    contentType: fileKinds[upload.kind],
    sizeBytes: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    uploadedBy: by.uploadedBy,
    createdAt,
  }
  await kernel.storage.put(row.storageKey, upload.bytes, row.contentType)
  await insertFile(tx, row)
  return row
}

/** What the API tells of a stored file. */
export const storedFileOf = ({ fileId, name, contentType, sizeBytes }: FileRow): StoredFile => ({
  fileId,
  name,
  contentType,
  sizeBytes,
})

/** An address of the file that works without a session for five minutes; whoever asks for it has the right to see the record. */
export function signedUrl(kernel: Kernel, fileId: string): { url: string; expiresAt: string } {
  const expires = Math.floor(kernel.clock.now().getTime() / 1000) + SIGNED_URL_SECONDS
  const signature = signatureOf(kernel.settings.secret, fileId, expires)
  return {
    url: `/v1/documents/view/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Answers the bytes of a file, to be saved and not shown: what somebody uploaded never runs on our origin (product decision 7). */
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

/** Deletes a file that nothing points to any more: its row in `tx`, its bytes by a job once that has committed. */
export async function deleteFileLater(tx: Transaction, fileId: string): Promise<void> {
  const storageKey = await deleteFileRow(tx, fileId)
  if (storageKey !== undefined) await deleteBytesLater(tx, [storageKey])
}

/** Removes bytes from the storage once `tx` has committed. */
export async function deleteBytesLater(tx: Executor, storageKeys: readonly string[]): Promise<void> {
  await queueJob(tx, deleteBytesJob, { storageKeys: [...storageKeys] })
}

interface SignedAddress {
  readonly fileId: string
  readonly expires: number
  readonly signature: string
}

/** The file at a signed address. A forged one is told the same whether the file exists or not. */
export async function readSigned(kernel: Kernel, address: SignedAddress): Promise<FileRow> {
  if (!isAddressValid(kernel.settings.secret, address, kernel.clock.now())) throw new Refusal({ code: 'link-invalid' })
  const row = await findFile(kernel.database, address.fileId)
  if (!row) throw new Refusal({ code: 'not-found' })
  return row
}
