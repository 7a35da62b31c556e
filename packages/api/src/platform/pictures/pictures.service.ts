import { randomBytes } from 'node:crypto'
import { Refusal, type Picture } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { KeptUpload } from '../../http/bind.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { deleteBytesLater, deleteFileLater, storeFile } from '../files/index.ts'
import { RENDITIONS, renditionKey, VIDEO, type Rendition, type PictureFormat } from './pictures.domain.ts'
import { deletePictureRow, findOriginal, findVideo, insertPicture } from './pictures.queries.ts'
import type { FileRow, PictureRow } from '../../database/schema/platform.ts'
import sharp from 'sharp'
import { PICTURE_INPUT, sizeOfPicture } from '../../http/uploads/contents.ts'
import { createTurns } from '../../http/uploads/turns.ts'

/** In the record's transaction. Renditions are made on demand. */
export async function storePicture(
  tx: Transaction,
  upload: KeptUpload,
  by: { readonly uploadedBy: string | null },
  video?: KeptUpload,
): Promise<PictureRow> {
  const size = await sizeOfPicture(upload.bytes)
  const { fileId, createdAt } = await storeFile(tx, upload, by)
  const videoFileId = video ? (await storeFile(tx, video, by)).fileId : null
  const token = randomBytes(18).toString('base64url')
  const row = { pictureId: uuidv7(createdAt), fileId, videoFileId, token, ...size, createdAt }
  await insertPicture(tx, row)
  return row
}

/** `description` is the alternative text. */
export function pictureOf(row: PictureRow, description: string, descriptionEn: string | null): Picture {
  const { widthPixels, heightPixels } = row
  return { src: `/media/${row.token}`, widthPixels, heightPixels, description, descriptionEn }
}

export const videoOf = ({ token }: PictureRow, { sizeBytes }: FileRow) => ({
  src: `/media/${token}/${VIDEO}`,
  sizeBytes,
})

export async function readVideo(kernel: Kernel, token: string): Promise<Buffer> {
  const key = await findVideo(kernel.database, token)
  if (key === undefined) throw new Refusal({ code: 'not-found' })
  return kernel.storage.read(key)
}

/** Row now, bytes after the commit. */
export async function deletePictureLater(tx: Transaction, pictureId: string): Promise<void> {
  const row = await deletePictureRow(tx, pictureId)
  if (!row) return
  await deleteFileLater(tx, row.fileId)
  if (row.videoFileId !== null) await deleteFileLater(tx, row.videoFileId)
  await deleteBytesLater(
    tx,
    RENDITIONS.map((rendition) => renditionKey(row.token, rendition)),
  )
}

const rendering = new Map<string, Promise<Buffer>>()
/** One at a time: uploads and password hashes need the four threads of libuv too. */
const renderingTurn = createTurns({ all: 1, visitors: 1 })

export async function readRendition(kernel: Kernel, token: string, rendition: Rendition): Promise<Buffer> {
  const key = renditionKey(token, rendition)
  if (await kernel.storage.has(key)) return kernel.storage.read(key)
  const original = await findOriginal(kernel.database, token)
  if (original === undefined) throw new Refusal({ code: 'not-found' })
  const underWay = rendering.get(key)
  if (underWay) return underWay
  const making = make(kernel, original, key, rendition).finally(() => rendering.delete(key))
  rendering.set(key, making)
  return making
}

async function make(kernel: Kernel, original: string, key: string, rendition: Rendition): Promise<Buffer> {
  const bytes = await renderingTurn(
    { key, hasSession: false },
    () => 0,
    async () => renderPicture(await kernel.storage.read(original), rendition),
  )
  await kernel.storage.put(key, bytes, `image/${rendition.format}`)
  return bytes
}

const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  // Full chroma keeps sharp edges. Transparency becomes paper.
  jpeg: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const satisfies Record<PictureFormat, object>
const PAPER = '#f9f6ef'

/** Upright, sRGB, no metadata (place, time). */
async function renderPicture(original: Buffer, { width, height, format }: Rendition): Promise<Buffer> {
  const shape = height === undefined ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' as const }
  const picture = sharp(original, PICTURE_INPUT).resize(shape)
  const opaque = format === 'jpeg' ? picture.flatten({ background: PAPER }) : picture
  return opaque.toFormat(format, encoders[format]).toBuffer()
}
