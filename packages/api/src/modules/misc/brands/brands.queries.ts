import { eq } from 'drizzle-orm'
import { proposalsOf, type Executor } from '../../../database/index.ts'
import { brands } from '../../../database/schema/misc.ts'
import { findPictures, pictureOf } from '../../../platform/pictures/index.ts'

const { brandId, state } = brands
export type BrandRow = typeof brands.$inferSelect

export const brandProposals = proposalsOf(brands, { id: brandId, search: ['name'], sortedBy: 'createdAt' })

export async function findPublishedBrand(executor: Executor) {
  const rows = await executor.select().from(brands).where(eq(state, 'active'))
  return (await withPictures(executor, rows))[0]
}

type PictureColumns = Pick<BrandRow, 'pictureId' | 'pictureDescription' | 'pictureDescriptionEn' | 'sharePictureId'>

export async function withPictures<Row extends PictureColumns & Pick<BrandRow, 'name'>>(
  executor: Executor,
  rows: readonly Row[],
) {
  const ids = rows.flatMap(({ pictureId, sharePictureId }) => [pictureId, sharePictureId])
  const pictures = await findPictures(executor, ids)
  const of = (id: string | null, description: string | null, english: string | null) => {
    const picture = id === null ? undefined : pictures.get(id)
    return picture === undefined ? null : pictureOf(picture, description ?? '', english)
  }
  return rows.map(({ pictureId, pictureDescription, pictureDescriptionEn, sharePictureId, ...row }) => ({
    ...row,
    picture: of(pictureId, pictureDescription, pictureDescriptionEn),
    sharePicture: of(sharePictureId, row.name, null),
  }))
}
