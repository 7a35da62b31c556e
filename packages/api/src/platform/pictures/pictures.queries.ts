import { eq, inArray } from 'drizzle-orm'
import { type Executor, firstOf, rowsOf } from '../../database/index.ts'
import { files, pictures, type PictureRow } from '../../database/schema/platform.ts'

export const insertPicture = rowsOf(pictures, pictures.pictureId).insert

export async function findPictures(
  executor: Executor,
  pictureIds: readonly (string | null)[],
): Promise<Map<string, PictureRow>> {
  const ids = pictureIds.filter((pictureId) => pictureId !== null)
  const rows = ids.length === 0 ? [] : await executor.select().from(pictures).where(inArray(pictures.pictureId, ids))
  return new Map(rows.map((row) => [row.pictureId, row]))
}

export async function findOriginal(executor: Executor, token: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ storageKey: files.storageKey })
    .from(pictures)
    .innerJoin(files, eq(files.fileId, pictures.fileId))
    .where(eq(pictures.token, token))
  return row?.storageKey
}

export async function findVideo(executor: Executor, token: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ storageKey: files.storageKey })
    .from(pictures)
    .innerJoin(files, eq(files.fileId, pictures.videoFileId))
    .where(eq(pictures.token, token))
  return row?.storageKey
}

export const deletePictureRow = (executor: Executor, pictureId: string) =>
  firstOf(executor.delete(pictures).where(eq(pictures.pictureId, pictureId)).returning())

export async function knownTokens(executor: Executor, tokens: readonly string[]): Promise<Set<string>> {
  const rows = await executor
    .select({ token: pictures.token })
    .from(pictures)
    .where(inArray(pictures.token, [...tokens]))
  return new Set(rows.map((row) => row.token))
}
