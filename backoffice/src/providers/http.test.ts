import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { createRequestLog } from '@cauce/client/request-log.ts'
import { translator } from '@cauce/i18n'
import { createHttp } from './http.ts'
import { codeOf, type RefusalBody } from './refusal.ts'

const answer = (status: number, body: unknown, type = status < 400 ? 'application/json' : 'application/problem+json') =>
  new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  })
const httpAnswering = (response: Response | Error, calls: Request[] = [], log = createRequestLog()) =>
  createHttp({
    baseUrl: 'http://localhost',
    fetch: (request) => {
      calls.push(request as Request)
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response)
    },
    translate: () => translator('es'),
    log,
  })
const refusalOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof HttpError)) throw new Error('It was not refused')
  return error
}

describe('a refusal', () => {
  const problem = {
    type: 'about:blank',
    title: 'Input invalid',
    status: 422,
    code: 'input-invalid',
    requestId: 'r-1',
    errors: [
      { path: 'email', code: 'email-taken' },
      { path: 'amount', code: 'above-available-balance', params: { available: '1250.00' } },
    ],
  }

  it('stands at its fields in the words of the catalogue, its amounts as euro', async () => {
    const error = await refusalOf(httpAnswering(answer(422, problem)).call('GET /v1/misc/settings'))
    expect((error.body as RefusalBody).errors).toEqual({
      email: 'Ya existe una cuenta con este correo electrónico.',
      amount: 'El importe no debe superar el saldo disponible en el monedero. Disponible: 1.250,00\u00A0€.',
    })
    expect(error.message).toBe('Revise los campos señalados.')
    expect(error.status).toBe(422)
    expect(codeOf(error)).toBe('input-invalid')
  })

  it('has no field errors when it has none, so that its message is shown', async () => {
    const conflict = answer(409, { type: 'x', title: 'x', status: 409, code: 'edit-conflict' })
    const error = await refusalOf(httpAnswering(conflict).call('GET /v1/misc/settings'))
    expect((error.body as RefusalBody).errors).toBeUndefined()
    expect(codeOf(error)).toBe('edit-conflict')
  })

  it('is remembered in the request log with its code', async () => {
    const log = createRequestLog()
    await refusalOf(httpAnswering(answer(422, problem), [], log).call('GET /v1/misc/countries', { query: { take: 5 } }))
    expect(log.latest().at(-1)).toMatchObject({
      method: 'GET',
      url: '/v1/misc/countries',
      status: 422,
      code: 'input-invalid',
      requestId: 'r-1',
    })
  })
})

describe('an answer that is none', () => {
  it.each([
    { what: 'no connection', response: new TypeError('Failed to fetch') },
    { what: 'a page of a proxy', response: answer(502, '<html>Bad gateway</html>', 'text/html') },
  ])('says that one may try again: $what', async ({ response }) => {
    const error = await refusalOf(httpAnswering(response).call('GET /v1/misc/settings'))
    expect(error.status).toBe(0)
    expect(error.message).toContain('No se ha podido conectar')
  })

  it('stays an abortion when the question was withdrawn', async () => {
    const abortion = new DOMException('aborted', 'AbortError')
    await expect(httpAnswering(abortion).call('GET /v1/misc/settings')).rejects.toBe(abortion)
  })
})

describe('a call', () => {
  it('fills in its address, and carries its query, its body and its idempotency key', async () => {
    const calls: Request[] = []
    const { call } = httpAnswering(answer(200, {}), calls)
    await call('POST /v1/bank/payments/{id}/cancel', {
      params: { id: 'a/b' },
      body: { reason: 'Pagado a mano', updatedAt: '2026-11-20T09:30:00.000Z' },
      idempotencyKey: 'k',
    })
    const [sent] = calls
    expect([sent!.method, sent!.url, sent!.headers.get('idempotency-key')]).toEqual([
      'POST',
      'http://localhost/v1/bank/payments/a%2Fb/cancel',
      'k',
    ])
    expect(await sent!.json()).toEqual({ reason: 'Pagado a mano', updatedAt: '2026-11-20T09:30:00.000Z' })
  })

  it('repeats the name of a list', async () => {
    const calls: Request[] = []
    await httpAnswering(answer(200, {}), calls).call('GET /v1/bank/files-outlook', { query: { ids: ['f1', 'f2'] } })
    expect(new URL(calls[0]!.url).search).toBe('?ids=f1&ids=f2')
  })

  it('sends what a file input holds as a form with the file', async () => {
    const calls: Request[] = []
    const file = new File(['a;b'], 'clientes.csv', { type: 'text/csv' })
    await httpAnswering(answer(200, {}), calls).http('/v1/misc/imports', {
      method: 'POST',
      body: { kind: 'customers', file: { rawFile: file, src: 'blob:1' } },
    })
    const form = await calls[0]!.formData()
    expect([form.get('kind'), (form.get('file') as File).name]).toEqual(['customers', 'clientes.csv'])
  })

  it('answers an empty body as nothing', async () => {
    const { call } = httpAnswering(answer(204, undefined))
    expect(await call('DELETE /v1/misc/claims/{id}', { params: { id: 'c1' } })).toBeUndefined()
  })
})
