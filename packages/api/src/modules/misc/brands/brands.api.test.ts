import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { instantValue } from '@cauce/contract'
import { brand, WORKING_NAME } from '@cauce/contract/brand.ts'
import { given, sample, testApp, type Person } from '@cauce/testing'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { queueMail } from '../../../platform/mail/index.ts'
import { drawnLines } from '../../../platform/pdf/testing/drawn-lines.ts'

const app = testApp()
let ada: Person
let bea: Person
beforeEach(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})

let mails = 0
const MARK = '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="currentColor"/></svg>'
const body = {
  ...{ name: 'Ribera Norte', color: '#7A1FA2', mark: MARK, headings: 'besley' as const },
  ...{ headline: 'Invierta cerca', headlineEn: null, lead: null, leadEn: null, footer: null, footerEn: null },
  furtherLanguages: [] as 'pt'[],
}
const propose = (change: Partial<Record<keyof typeof body, string | null>> = {}) =>
  ada.client.POST('/v1/misc/brands', { body: { ...body, ...change } as typeof body })
const decide = (id: string, state: 'active' | 'refused' | 'retired', by = bea, reason = 'Acordado en el consejo') =>
  by.client.PATCH('/v1/misc/brands/{id}', { params: { path: { id } }, body: { state, reason } })
const published = async () => (await app.client().GET('/v1/misc/brand')).data!
const publish = async (name: string) => {
  const { brandId } = (await propose({ name })).data!
  await decide(brandId, 'active')
  return brandId
}

async function markInMail() {
  const mail = { template: 'passwordChanged', params: { at: instantValue(app.clock.now()) } } as const
  const to = `marca-${(mails += 1)}@example.org`
  await queueMail(app.kernel.database, { ...mail, userId: ada.userId, to })
  await app.runJobs()
  const [kept] = (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
  const folder = join(app.kernel.settings.dataFolder, 'outbox')
  const name = (await readdir(folder)).find((file) => file.endsWith(`${kept!.mailId}.eml`))!
  const raw = await readFile(join(folder, name), 'utf8')
  const [, id] = /<img src=3D"cid:([\w-]+)"/.exec(raw.replaceAll('=\r\n', ''))!
  return lookOf(new RegExp(`Content-ID: <${id}>[^]*?\\r?\\n\\r?\\n([\\w+/=\\r\\n]+)`).exec(raw)![1]!)
}

async function lookOf(base64: string) {
  const png = sharp(Buffer.from(base64, 'base64'))
  const { format, width, height } = await png.metadata()
  const [red, green, blue] = await png
    .extract({ left: width / 2, top: height / 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const centre = `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`
  return { format, width, height, centre }
}

describe('a brand', () => {
  it('is published by another administrator, and not before', async () => {
    const { brandId, ...proposed } = (await propose()).data!
    expect(proposed).toMatchObject({ state: 'proposed', color: '#7a1fa2' })
    expect(proposed.mark).toBe(MARK.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
    expect((await published()).brandId).not.toBe(brandId)
    expect((await decide(brandId, 'active', ada)).error).toMatchObject({ code: 'maker-is-checker' })
    expect((await decide(brandId, 'active')).data).toMatchObject({ state: 'active', decidedBy: bea.userId })
    expect(await published()).toMatchObject({ brandId, name: 'Ribera Norte', headline: 'Invierta cerca' })
    expect(brand()).toBe('Ribera Norte')
  })

  it('gives way to the next, and one administrator goes back to what two have published, or to none', async () => {
    const [first, second] = [await publish('Ribera Norte'), await publish('Ribera Sur')]
    expect(brand()).toBe('Ribera Sur')
    expect((await decide(first, 'active', ada, '')).error).toMatchObject({ code: 'reason-required' })
    expect((await decide(first, 'active', ada)).data).toMatchObject({ state: 'active', decidedBy: ada.userId })
    expect(brand()).toBe('Ribera Norte')
    const { data } = await ada.client.GET('/v1/misc/brands', { params: { query: { ids: [first, second] } } })
    expect(Object.fromEntries(data!.data.map(({ brandId, state }) => [brandId, state]))).toEqual({
      [first]: 'active',
      [second]: 'replaced',
    })
    expect((await decide(first, 'retired', ada)).data).toMatchObject({ state: 'retired' })
    expect(await published()).toMatchObject({ brandId: null, name: WORKING_NAME, color: null })
  })

  it('offers its further languages from its publication until it gives way', async () => {
    const greeting = async () => {
      const headers = { 'Accept-Language': 'pt-PT, en;q=0.5' }
      const { error } = await app.client(undefined, headers).GET('/v1/account/users')
      return error!.title
    }
    const before = await greeting()
    const { brandId } = (await ada.client.POST('/v1/misc/brands', { body: { ...body, furtherLanguages: ['pt'] } }))
      .data!
    expect(await greeting()).toBe(before)
    await decide(brandId, 'active')
    expect(await published()).toMatchObject({ furtherLanguages: ['pt'] })
    expect(await greeting()).toBe('Para continuar, inicie sessão.')
    await decide(brandId, 'retired', ada)
    expect(await greeting()).toBe(before)
  })

  it('that was refused is never published', async () => {
    const { brandId } = (await propose()).data!
    await decide(brandId, 'refused')
    expect((await decide(brandId, 'active')).error).toMatchObject({ code: 'state-forbids' })
    expect((await decide(brandId, 'retired')).error).toMatchObject({ code: 'state-forbids' })
  })

  it('keeps its pictures for ever, and a later version may keep them too', async () => {
    const files = { picture: sample.png('canal.png'), sharePicture: sample.png(), pictureDescription: 'Un canal' }
    const first = (await ada.client.POST('/v1/misc/brands', { body: { ...body, ...files, color: null } })).data!
    expect(first).toMatchObject({ color: null, furtherLanguages: [], picture: { description: 'Un canal' } })
    await decide(first.brandId, 'active')
    const kept = { pictureFrom: first.brandId, sharePictureFrom: null, pictureDescription: 'El río' }
    const next = (await ada.client.POST('/v1/misc/brands', { body: { ...body, ...kept } })).data!
    await decide(next.brandId, 'active')
    expect(await published()).toMatchObject({
      picture: { src: first.picture!.src, description: 'El río' },
      sharePicture: null,
    })
    await decide(first.brandId, 'active', ada)
    expect(await published()).toMatchObject({ picture: first.picture, sharePicture: first.sharePicture })
    const answer = await app.app.inject({ method: 'GET', url: `${first.sharePicture!.src}/share.jpg` })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  it('is shown in a mail and a document before it is published, which changes nothing and only administrators see', async () => {
    const before = brand()
    const large = MARK.replace('0 0 10 10', '0 0 5000 5000')
    const { brandId } = (await propose({ name: 'Ribera & Hijos', mark: large })).data!
    const init = { params: { path: { id: brandId }, query: { language: 'en' as const } } }
    const mail = (await ada.client.GET('/v1/misc/brands/{id}/sample-mail', init)).data!
    expect(mail.sender).toMatch(/^Ribera & Hijos </)
    expect(mail.html).toContain('#7a1fa2')
    expect(mail.html).toContain('Ribera &amp; Hijos')
    expect(mail.html).not.toContain(before)
    const asked = { params: { path: { id: brandId } }, parseAs: 'arrayBuffer' as const }
    const document = await ada.client.GET('/v1/misc/brands/{id}/sample-document', asked)
    const pages = await drawnLines(Buffer.from(document.data as never))
    for (const page of pages.map((lines) => lines.join('\n'))) {
      expect(page).toContain('Ribera & Hijos')
      expect(page).toContain('Muestra sin validez')
      expect(page).not.toContain(before)
    }
    expect(brand()).toBe(before)
    const cora = await given(app).manager()
    expect((await cora.client.GET('/v1/misc/brands/{id}/sample-mail', init)).error).toMatchObject({ code: 'forbidden' })
    expect((await cora.client.GET('/v1/misc/brands/{id}/sample-document', init)).response.status).toBe(403)
  })

  it('has its mark in its sample, and in mails from its publication until it gives way to ours', async () => {
    const before = await markInMail()
    const mark = '<svg viewBox="0 0 20 20"><path d="M0 0h20v20H0z" fill="#c02020"/></svg>'
    const { brandId } = (await propose({ mark })).data!
    const { data } = await ada.client.GET('/v1/misc/brands/{id}/sample-mail', { params: { path: { id: brandId } } })
    const [, sampled] = /<img src="data:image\/png;base64,([^"]+)"/.exec(data!.html)!
    const own = { format: 'png', width: 64, height: 64, centre: '#c02020' }
    expect(await lookOf(sampled!)).toEqual(own)
    expect(await markInMail()).toEqual(before)
    await decide(brandId, 'active')
    expect(await markInMail()).toEqual(own)
    await decide(brandId, 'retired', ada)
    expect(await markInMail()).toEqual({ ...own, width: 90, centre: '#04626a' })
  })

  it('is refused in words that name what would work', async () => {
    expect((await propose({ color: '#ffcc00' })).error).toMatchObject({
      errors: [{ path: 'color', code: 'color-contrast', params: { ratio: '1.40', required: 4.5, nearest: '#886d09' } }],
    })
    const unread = { picture: new File(['%PDF-1.7'], 'a.png'), pictureDescription: null }
    expect((await ada.client.POST('/v1/misc/brands', { body: { ...body, ...unread } })).error).toMatchObject({
      errors: [{ path: 'picture', code: 'file-kind', params: { kinds: 'PNG, JPG, WEBP' } }],
    })
    const lost = { pictureFrom: '01890000-0000-7000-8000-000000000101' }
    expect((await ada.client.POST('/v1/misc/brands', { body: { ...body, ...lost } })).error).toMatchObject({
      errors: [{ path: 'pictureFrom', code: 'reference-unknown' }],
    })
  })
})
