import { expect, test } from 'vitest'
import type { Outcome } from '../../ui/api.ts'
import { $codeRequest, withCode } from './step-up.store.ts'

const refusedWith = (code: string): Outcome<string> => ({
  failure: { kind: 'refused', problem: { type: 'about:blank', title: '', status: 403, code } },
})
const refused = refusedWith('code-required')
const done: Outcome<string> = { data: 'done' }

function calls(...answers: Outcome<string>[]) {
  const call = async () => answers[call.count++]!
  call.count = 0
  return call
}

test('a call that needs no code, or is refused otherwise, is sent once and opens no dialog', async () => {
  for (const outcome of [done, refusedWith('forbidden')]) {
    const call = calls(outcome)
    expect(await withCode(call)).toBe(outcome)
    expect(call.count).toBe(1)
    expect($codeRequest.get()).toBeNull()
  }
})

test('after the code the same call is sent again', async () => {
  const call = calls(refused, done)
  const answer = withCode(call)
  await Promise.resolve()
  $codeRequest.get()!.settle(true)
  expect(await answer).toBe(done)
  expect(call.count).toBe(2)
  expect($codeRequest.get()).toBeNull()
})

test('closing the dialog answers with the refusal and sends nothing again', async () => {
  const call = calls(refused, done)
  const answer = withCode(call)
  await Promise.resolve()
  $codeRequest.get()!.settle(false)
  expect(await answer).toBe(refused)
  expect(call.count).toBe(1)
})
