import { Refusal, type Picture } from '@cauce/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import {
  RENDITION_FOLDER,
  renditionOf,
  tokenOfKey,
  VIDEO,
  RENDITIONS,
  renditionKey,
  type Rendition,
  type PictureFormat,
  rangeOf,
} from './pictures.domain.ts'
import { knownTokens, deletePictureRow, findOriginal, findVideo, insertPicture } from './pictures.queries.ts'
import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import type { KeptUpload } from '../../http/bind.ts'
import { uuidv7 } from '../../ids.ts'
import { deleteBytesLater, deleteFileLater, storeFile } from '../files/index.ts'
import type { FileRow, PictureRow } from '../../database/schema/platform.ts'
import sharp from 'sharp'
import { PICTURE_INPUT, sizeOfPicture } from '../../http/uploads/contents.ts'
import { createTurns } from '../../http/uploads/turns.ts'

export { findPictures } from './pictures.queries.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedRenditions', '25 3 * * *', { isOutgoing: true })

export const picturesModule: ModuleFactory = (kernel) => ({
  name: 'pictures',
  routes: [],
  jobs: [bindJob(deleteOrphansJob, () => deleteOrphanedRenditions(patient(kernel)))],
  plugin: (app) => servePictures(app, kernel),
})

/** A picture may be deleted while it is rendered. */
async function deleteOrphanedRenditions({ storage, database }: Kernel): Promise<void> {
  await sweepStorage(storage, RENDITION_FOLDER, async (keys) => {
    const known = await knownTokens(database, [...new Set(keys.map(tokenOfKey))])
    return keys.filter((key) => !known.has(tokenOfKey(key)))
  })
}

interface Address {
  readonly Params: { readonly token: string; readonly name: string }
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/** `/media/<token>/<width>.<format>` and `/media/<token>/video.mp4`: public, immutable. */
function servePictures(app: FastifyInstance, kernel: Kernel): void {
  // Exempt from the rate limit: a page loads dozens.
  app.get<Address>('/media/:token/:name', { config: { rateLimit: false } }, async ({ params, headers }, reply) => {
    if (!/^[\w-]{24}$/.test(params.token)) throw new Refusal({ code: 'not-found' })
    if (params.name === VIDEO) return sendVideo(reply, await readVideo(kernel, params.token), headers.range)
    const rendition = renditionOf(params.name)
    if (!rendition) throw new Refusal({ code: 'not-found' })
    const bytes = await readRendition(kernel, params.token, rendition)
    return reply.type(`image/${rendition.format}`).headers(IMMUTABLE).send(bytes)
  })
}

/** With ranges: Safari needs them, and seeking does. */
function sendVideo(reply: FastifyReply, bytes: Buffer, header: string | undefined): FastifyReply {
  const range = rangeOf(header, bytes.length)
  void reply.type('video/mp4').headers({ ...IMMUTABLE, 'accept-ranges': 'bytes' })
  if (range === 'whole') return reply.send(bytes)
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send()
  const { from, to } = range
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}

/** In the record's transaction. Renditions are made on demand. */
export async function storePicture(
  tx: Transaction,
  upload: KeptUpload,
  by: { readonly uploadedBy: string | null },
  video?: KeptUpload,
): Promise<PictureRow> {
  const size = await sizeOfPicture(upload.bytes.subarray())
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

async function readVideo(kernel: Kernel, token: string): Promise<Buffer> {
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

async function readRendition(kernel: Kernel, token: string, rendition: Rendition): Promise<Buffer> {
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
