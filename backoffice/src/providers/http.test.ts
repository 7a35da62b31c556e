import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { createRequestLog } from '@cauce/client/request-log.ts'
import { translator } from '@cauce/i18n'
import { createHttpClient } from './http.ts'
import { codeOf, type RefusalBody } from './refusal.ts'

const answer = (status: number, body: unknown, type = 'application/json') =>
  new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  })
const clientAnswering = (response: Response | Error, calls: RequestInit[] = [], log = createRequestLog()) =>
  createHttpClient({
    fetch: (_url, init) => {
      calls.push(init ?? {})
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
    const error = await refusalOf(
      clientAnswering(answer(422, problem))('/v1/account/users', { method: 'POST', body: '{}' }),
    )
    expect((error.body as RefusalBody).errors).toEqual({
      email: 'Ya existe una cuenta con este correo electrónico.',
      amount: 'El importe no debe superar el saldo disponible en el monedero. Disponible: 1.250,00\u00A0€.',
    })
    expect(error.message).toBe('Revise los campos señalados.')
    expect(error.status).toBe(422)
    expect(codeOf(error)).toBe('input-invalid')
  })

  it('has no field errors when it has none, so that its message is shown', async () => {
    const error = await refusalOf(
      clientAnswering(answer(409, { type: 'x', title: 'x', status: 409, code: 'edit-conflict' }))('/v1/x'),
    )
    expect((error.body as RefusalBody).errors).toBeUndefined()
    expect(codeOf(error)).toBe('edit-conflict')
  })

  it('is remembered in the request log with its code', async () => {
    const log = createRequestLog()
    const http = clientAnswering(answer(422, problem), [], log)
    await refusalOf(http('/v1/account/users?take=5', { method: 'POST', body: '{}' }))
    expect(log.latest().at(-1)).toMatchObject({
      method: 'POST',
      url: '/v1/account/users',
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
    const error = await refusalOf(clientAnswering(response)('/v1/x'))
    expect(error.status).toBe(0)
    expect(error.message).toContain('No se ha podido conectar')
  })

  it('stays an abortion when the question was withdrawn', async () => {
    const abortion = new DOMException('aborted', 'AbortError')
    await expect(clientAnswering(abortion)('/v1/x')).rejects.toBe(abortion)
  })
})

describe('a call', () => {
  it.each([
    { what: 'JSON', body: '{"a":1}', expected: 'application/json' },
    { what: 'nothing', body: undefined, expected: null },
    { what: 'a form, which names its own boundary', body: new FormData(), expected: null },
  ])('says of what kind its body is: $what', async ({ body, expected }) => {
    const calls: RequestInit[] = []
    const headers = new Headers({ 'Content-Type': 'text/plain', 'Idempotency-Key': 'k' })
    await clientAnswering(answer(200, {}), calls)('/v1/x', {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    })
    expect(calls[0]).toMatchObject({ method: 'POST', ...(body !== undefined && { body }) })
    const sent = calls[0]!.headers as Headers
    expect(sent.get('accept')).toBe('application/json')
    expect(sent.get('content-type')).toBe(expected)
    expect(sent.get('idempotency-key')).toBe('k')
    expect(calls[0]!.credentials).toBe('same-origin')
  })

  it('answers an empty body as nothing', async () => {
    expect((await clientAnswering(answer(204, undefined))('/v1/x', { method: 'DELETE' })).json).toBeUndefined()
  })
})
