import { AsyncLocalStorage } from 'node:async_hooks'
import { plainBrand, setBrand, WORKING_NAME, type Brand } from '@cauce/contract/brand.ts'
import { COOKIES, secretCookieName } from '@cauce/contract/pages.ts'
import { clientOf, dataOrMissing, isId } from './client.server.ts'

interface Shown {
  readonly brand: Brand
  readonly isPreview: boolean
}

/** Of this request: an administrator may look at another one than the visitors. */
const shown = new AsyncLocalStorage<Shown>()
setBrand(() => shown.getStore()?.brand ?? plainBrand(WORKING_NAME))

export const isPreview = (): boolean => shown.getStore()?.isPreview === true

/** Uses the published brand. The API gives administrators the brand of the preview cookie instead. */
export async function underBrand<T>(request: Request, locals: Partial<App.Locals>, work: () => Promise<T>): Promise<T> {
  const previewed = await previewedBy(request, locals)
  const brand = previewed ?? locals.brand ?? plainBrand(WORKING_NAME)
  return shown.run({ brand, isPreview: previewed !== undefined }, work)
}

async function previewedBy(
  request: Request,
  { apiFetch, origin = '' }: Partial<App.Locals>,
): Promise<Brand | undefined> {
  const id = cookieOf(request, secretCookieName(COOKIES.brand, origin))
  const hasSession = cookieOf(request, secretCookieName(COOKIES.session, origin)) !== undefined
  if (id === undefined || !isId(id) || !hasSession || apiFetch === undefined) return undefined
  const client = clientOf(request, { language: 'es', apiFetch, origin, apiCookies: [] })
  const path = { id }
  return dataOrMissing(client.GET('/v1/misc/brands/{id}', { params: { path } })).catch(() => undefined)
}

const cookieOf = (request: Request, name: string) =>
  request.headers
    .get('cookie')
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
