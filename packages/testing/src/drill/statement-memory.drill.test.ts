import { calendarDateOf } from '@cauce/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG } from './effort.ts'
import { startApiProcess } from '../bench/api-process.ts'
import { insertAccount, largeStatement } from '../bench/statement-world.ts'
import { startOwnWorld, type OwnWorld } from '../own-database.ts'
import { spanishIban } from '../sample-files.ts'

const LINES = 100_000
const IBAN = spanishIban(1)
/** MB. The process takes 90 before reading; these lines as objects 120 more. */
const HEAP = 144

let own: OwnWorld
beforeAll(async () => {
  own = await startOwnWorld()
  await insertAccount(own.owner, IBAN, own.administrators)
})
afterAll(() => own.stop())

it.runIf(IS_LONG)(
  'a process with a small heap reads, previews and imports 100,000 lines',
  { timeout: 900_000 },
  async () => {
    const api = await startApiProcess(own.database.url, own.folder, { heapMegabytes: HEAP })
    const client = api.client(own.token)
    const bytes = largeStatement('Norma 43', LINES, IBAN, calendarDateOf(new Date()))
    const body = { file: new File([new Uint8Array(bytes)], 'extracto.n43') }
    const { data } = await api.client(own.otherToken).POST('/v1/bank/files', { body })
    const params = { path: { id: data!.files[0]!.fileId! } }
    const outlook = async () => (await client.GET('/v1/bank/files/{id}/outlook', { params })).response.status
    // A busy machine may exceed the call timeout (503): retry.
    await expect.poll(outlook, { timeout: 300_000, interval: 1_000 }).toBe(200)
    const imported = await client.POST('/v1/bank/files/{id}/import', { params })
    expect(imported.data!.statements).toMatchObject([{ lineCount: LINES, newCount: LINES }])
    await api.stop()
  },
)
