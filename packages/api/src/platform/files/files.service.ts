import { createHash, createHmac } from 'node:crypto'
import { fileKinds, Refusal, type StoredFile } from '@cauce/contract'
import type { FastifyReply } from 'fastify'
import type { Executor, Transaction } from '../../database/index.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import type { Upload } from '../../http/bind.ts'
import { uuidv7 } from '../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { acceptedSecrets, isSameSecret } from '../tokens.ts'
import { attachmentHeader } from './files.domain.ts'
import { deleteFileRow, fileRows } from './files.queries.ts'

/** Removes bytes from the storage, by their keys. */
export const deleteBytesJob = defineJob({
  name: 'deleteStoredBytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
})

/**
 * Stores an upload: the bytes in the storage, the row in `tx`, the transaction of the record that refers to it. If that
 * transaction fails there is no row, and a nightly job removes the bytes.
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
  await fileRows.insert(tx, row)
  return row
}

/** A stored file in the answers of the API. */
export const storedFileOf = ({ fileId, name, contentType, sizeBytes }: FileRow): StoredFile => ({
  fileId,
  name,
  contentType,
  sizeBytes,
})

/** How long a signed address works. */
const SIGNED_URL_SECONDS = 5 * 60

/** An address of a file that works without a session for five minutes. The caller has checked that the person may see the file. */
export function signedUrl(kernel: Kernel, fileId: string): { url: string; expiresAt: string } {
  const expires = Math.floor(kernel.clock.now().getTime() / 1000) + SIGNED_URL_SECONDS
  const signature = signatureOf(kernel.settings.secret, fileId, expires)
  return {
    url: `/v1/documents/view/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

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

interface SignedAddress {
  readonly fileId: string
  readonly expires: number
  readonly signature: string
}

/** The signature of a file's address (HMAC-SHA256 over file and expiry, in seconds since 1970). */
export const signatureOf = (secret: string, fileId: string, expires: number): string =>
  createHmac('sha256', secret).update(`file-address\n${fileId}\n${expires}`).digest('base64url')

/** Whether an address has the right signature, under one of the secrets, and has not expired at `now`. */
export function isAddressValid(
  secrets: readonly string[],
  { fileId, expires, signature }: SignedAddress,
  now: Date,
): boolean {
  const isSigned = secrets.some((secret) => isSameSecret(signature, signatureOf(secret, fileId, expires)))
  return isSigned && expires * 1000 > now.getTime()
}

/** The file of a signed address. Throws `link-invalid` for a forged address, whether or not the file exists. */
export async function readSigned(kernel: Kernel, address: SignedAddress): Promise<FileRow> {
  const isValid = isAddressValid(acceptedSecrets(kernel.settings), address, kernel.clock.now())
  if (!isValid) throw new Refusal({ code: 'link-invalid' })
  const row = await fileRows.find(kernel.database, address.fileId)
  if (!row) throw new Refusal({ code: 'not-found' })
  return row
}
