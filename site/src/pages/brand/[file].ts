import { SHARE_PICTURE } from '@cauce/contract'
import { brandNow, type Brand } from '@cauce/contract/brand.ts'
import { brandCss } from '@cauce/design/brand-css.ts'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { drawBrandPicture, drawnOnce } from '../../features/project/projects/share-picture.server.ts'
import { isPreview } from '../../http/brand.server.ts'
import { fetchPicture } from '../../http/client.server.ts'

/** Of the brand that this request sees; its versions never change. */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const brand = brandNow()
  const [id, kind] = params.file!.split('.')
  const file = id === brand.brandId ? await fileOf(kind, brand, locals) : undefined
  if (file === undefined) return rewrite('/404')
  const kept = isPreview() ? 'private, no-store' : 'public, max-age=31536000, immutable'
  return new Response(file.body, { headers: { 'content-type': file.type, 'cache-control': kept } })
}

async function fileOf(kind: string | undefined, brand: Brand, locals: App.Locals) {
  const { mark } = brand
  if (kind === 'css') return { type: 'text/css; charset=utf-8', body: brandCss(brand) }
  if (kind === 'jpg') return { type: 'image/jpeg', body: await sharePictureOf(brand, locals) }
  if (mark === null) return undefined
  if (kind === 'svg') return { type: 'image/svg+xml', body: mark }
  return kind === 'png' ? { type: 'image/png', body: await touchIconOf(mark) } : undefined
}

async function sharePictureOf({ brandId, sharePicture }: Brand, { apiFetch }: App.Locals) {
  const bytes = await drawnOnce(`brand ${brandId}`, async () =>
    sharePicture ? fetchPicture(`${sharePicture.src}/${SHARE_PICTURE.name}`, apiFetch) : drawBrandPicture(),
  )
  return new Uint8Array(bytes)
}

const TOUCH_ICON_PIXELS = 180

async function touchIconOf(mark: string): Promise<Uint8Array<ArrayBuffer>> {
  // Scaled before it is drawn: its units may be more than a picture can have pixels.
  const drawn = Buffer.from(mark.replace('<svg', '<svg width="140" height="140"'))
  const ground = { width: TOUCH_ICON_PIXELS, height: TOUCH_ICON_PIXELS, channels: 3 as const, background: '#ffffff' }
  return new Uint8Array(
    await sharp({ create: ground })
      .composite([{ input: drawn }])
      .png()
      .toBuffer(),
  )
}
