import { ATTACHMENT_KINDS, MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'
import { ComplaintBody } from '@cauce/contract/support/complaint-form.ts'
import { translator } from '@cauce/i18n'
import { expect, test, vi } from 'vitest'
import { postedForm } from './posted-form.server.ts'
import { UNSENT_FILE } from './oversized-file.ts'

const t = translator('es')
const pdf = (sizeBytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(sizeBytes)], 'contrato.pdf', { type })
const kinds = 'PNG, JPG, PDF'

const taken = { data: {}, error: undefined, response: new Response(null, { status: 201 }) }

async function post(
  documents: readonly (File | string)[],
  description = 'No me pagan.',
  answer: object = taken,
  t = translator('es'),
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Prat', email: 'olga@correo.example', description }))
    form.append(name, value)
  for (const document of documents) form.append('documents', document)
  const request = new Request('http://localhost/complaints', { method: 'POST', body: form })
  const response = { status: 200 }
  const send = vi.fn(async () => answer)
  const page = { request, response, locals: { t }, redirect: (path: string) => Response.json({ path }) }
  const state = await postedForm(page as never, {
    fields: { name: '', email: '', description: '', documents: '' },
    schema: ComplaintBody,
    bodyOf: ({ documents: _documents, ...typed }) =>
      Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    files: { field: 'documents', kinds: ATTACHMENT_KINDS, maximumCount: 5 },
    send: send as never,
    next: () => undefined,
  })
  return { state: state as Exclude<typeof state, Response>, status: response.status, send }
}

test('file errors and missing fields are shown together, and nothing is sent', async () => {
  const { state, status, send } = await post([UNSENT_FILE], '')
  expect(state.errors).toEqual({
    description: t('errors.required'),
    documents: t('errors.file-too-large', { maximumMegabytes: 5 }),
  })
  expect(status).toBe(422)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['one that is too large', [pdf(MAXIMUM_FILE_BYTES)], t('errors.file-too-large', { maximumMegabytes: 5 })],
  ['one of another kind', [pdf(10, 'text/plain')], t('errors.file-kind', { kinds })],
  ['an empty one', [pdf(0)], t('errors.file-empty')],
  ['six of them', Array.from({ length: 6 }, () => pdf(10)), t('errors.too-many-files', { maximum: 5 })],
])('of the files, %s is refused before they are sent', async (_what, documents, words) => {
  const { state, send } = await post(documents)
  expect(state.errors).toEqual({ documents: words })
  expect(send).not.toHaveBeenCalled()
})

test('valid files are sent with the body; an empty file field sends none', async () => {
  const { state, send } = await post([pdf(10), pdf(11)])
  expect(state.isDone).toBe(true)
  expect(send.mock.calls).toMatchObject([[{ name: 'Prat' }, [{ size: 10 }, { size: 11 }]]])
  const without = await post([new File([], '')])
  expect(without.send.mock.calls).toMatchObject([[{ name: 'Prat' }, []]])
})

test.each([
  ['es', 'Demasiados archivos en poco tiempo. Espere 31 s y vuelva a intentarlo.'],
  ['en', 'Too many files in a short time. Wait 31 s and send it again.'],
] as const)('too many uploads are refused at the file field, and what was typed stays: %s', async (language, words) => {
  const params = { seconds: 31 }
  const error = {
    code: 'too-many-uploads',
    status: 429,
    params,
    errors: [{ path: 'documents', code: 'too-many-uploads', params }],
  }
  const refused = { data: undefined, error, response: Response.json(error, { status: 429 }) }
  const { state, status } = await post([pdf(10)], 'No me pagan.', refused, translator(language))
  expect([status, state.errors]).toEqual([429, { documents: words }])
  expect(state.values).toMatchObject({ name: 'Prat', email: 'olga@correo.example', description: 'No me pagan.' })
})
