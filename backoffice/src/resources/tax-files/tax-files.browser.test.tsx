import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, calendarYearOf } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { Address, address } from '../../../testing/address.tsx'
import { renderOffice } from '../../../testing/office.tsx'
import { TaxFiles } from './tax-files.tsx'

const platform = { agent: 'platform', promoter: null } as const
const noReturns = { returns: [] as object[], changes: null as null | object[] }
const yearOf = (year: number) => ({
  year,
  isOver: false,
  declarers: [
    {
      form: '193',
      ...platform,
      taxNumber: null,
      name: null,
      contact: null,
      phone: null,
      payeeCount: 2,
      interest: '1581.58',
      withheld: '300.50',
      ...noReturns,
    },
    {
      ...{ form: '296', agent: 'promoter' as const, promoter: 'Viñedos, S. L.', taxNumber: 'B98765431' },
      ...{ name: 'Viñedos, S. L.', contact: null, phone: null },
      ...{ payeeCount: 1, interest: '10.00', withheld: '1.90', ...noReturns },
    },
  ],
  quarters: [
    {
      ...platform,
      form: '123' as const,
      ...{ fromDay: '2026-07-01', toDay: '2026-09-30', dueBy: '2026-10-20' },
      ...{ payeeCount: 2, interest: '1581.58', withheld: '300.50' },
    },
  ],
  moved: [] as object[],
  unverified: ['layout', 'foral'] as const,
})
const line = {
  ...{
    userId: idOf(7),
    name: 'Prat Olga',
    isClosed: false,
    taxNumber: null,
    province: null,
    country: 'DE',
    accruedOn: null as string | null,
    reason: 'unionResident' as const,
    accrualYear: 2026,
    rate: 19,
  },
  ...{ interest: '1581.58', withheld: '300.50' },
  problems: ['tax-number-missing', 'province-missing'] as const,
}
const made = {
  form: '193' as '193' | '296',
  ...platform,
  ...{
    taxFileId: idOf(1),
    year: 2026,
    replaces: null,
    fileName: '193-2026-sin-nif.txt',
    // Ñ, one byte.
    gzip: 'H4sIAAAAAAACA7sIAM8N1iMBAAAA',
    sha256: '0'.repeat(64),
  },
  declarerProblems: ['number-wrong'] as const,
  ...{ recordCount: 1, problemCount: 1, lines: [line] },
  checks: [
    { check: 'records' as const, expected: '1', found: '1' },
    { check: 'withheld' as const, expected: '300.50', found: '300.50' },
  ],
}

async function open(checks = made.checks, query = '') {
  const network = testNetwork()
  network.on(api.taxFiles.read, ({ query }) => yearOf(Number(query.get('year'))) as never)
  network.on(api.taxFiles.make, () => ({ ...made, checks }) as never)
  const t = await renderOffice(
    <>
      <TaxFiles />
      <Address />
    </>,
    network,
    { path: `/tax-files${query}` },
  )
  await expect.element(page.getByRole('heading', { level: 2, name: t('taxFiles.make.title') })).toBeVisible()
  return { network, t, submit: page.getByRole('button', { name: t('taxFiles.make.submit') }) }
}

test('the address names the year; one that cannot be chosen leaves it', async () => {
  const year = calendarYearOf(new Date())
  const { network, t } = await open(made.checks, '?year=1999')
  await expect.element(address).toHaveTextContent('')
  expect(network.callsOf(api.taxFiles.read).map(({ query }) => query.get('year'))).toEqual([String(year)])
  await page.getByRole('combobox', { name: t('taxFiles.year') }).click()
  await page.getByRole('option', { name: String(year - 2) }).click()
  await expect.element(address).toHaveTextContent(`?year=${year - 2}`)
})

test('the file is made with what was typed, and each line says what has to be mended', async () => {
  const { network, t, submit } = await open()
  await userEvent.type(page.getByLabelText(t('taxFiles.make.taxNumber')), ' B12345674 ')
  await submit.click()
  await expect.element(page.getByText(t('taxFiles.make.problems', { smart_count: 2 }))).toBeVisible()
  expect(network.callsOf(api.taxFiles.make)).toMatchObject([{ body: { form: '193', taxNumber: 'B12345674' } }])
  expect(Object.keys(network.callsOf(api.taxFiles.make)[0]!.body as object)).not.toContain('phone')
  await expect.element(page.getByText(t('taxFiles.problem.number-wrong'), { exact: false })).toBeVisible()
  const words = `${t('taxFiles.problem.tax-number-missing')}. ${t('taxFiles.problem.province-missing')}`
  await expect.element(page.getByRole('row', { name: /Prat Olga/ }).getByText(words)).toBeVisible()
  const totals = page.getByRole('region', { name: t('taxFiles.make.checks') })
  await expect.element(totals.getByText(formatMoney('300.50')).first()).toBeVisible()
})

test('name and number of a promoter stand there, and are sent unless something else is typed', async () => {
  const { network, t, submit } = await open()
  await page.getByRole('combobox', { name: t('taxFiles.declarer') }).click()
  await page.getByRole('option', { name: t('taxFiles.formOf', { form: '296', name: 'Viñedos, S. L.' }) }).click()
  const name = page.getByLabelText(t('taxFiles.make.name'))
  await expect.element(page.getByLabelText(t('taxFiles.make.taxNumber'))).toHaveValue('B98765431')
  await expect.element(name).toHaveValue('Viñedos, S. L.')
  await userEvent.clear(name)
  await userEvent.type(name, 'VIÑEDOS DEL DUERO SL')
  await submit.click()
  await expect.element(page.getByText(t('taxFiles.make.problems', { smart_count: 2 }))).toBeVisible()
  expect(network.callsOf(api.taxFiles.make)).toMatchObject([
    { body: { form: '296', promoter: 'Viñedos, S. L.', taxNumber: 'B98765431', name: 'VIÑEDOS DEL DUERO SL' } },
  ])
})

test('the data with which the platform declares stand there, and lead to where they are kept', async () => {
  const { network, t, submit } = await open()
  const own = { taxNumber: 'A58818501', name: 'Cauce, S. A.', contact: 'Peña, Íñigo', phone: '915550101' }
  network.on(api.taxFiles.read, ({ query }) => {
    const data = yearOf(Number(query.get('year')))
    return { ...data, declarers: [{ ...data.declarers[0]!, ...own }] } as never
  })
  const year = calendarYearOf(new Date()) - 1
  await page.getByRole('combobox', { name: t('taxFiles.year') }).click()
  await page.getByRole('option', { name: String(year) }).click()
  await expect.element(page.getByLabelText(t('taxFiles.make.taxNumber'))).toHaveValue(own.taxNumber)
  await expect.element(page.getByRole('link', { name: t('declarers.title') })).toBeVisible()
  const phone = page.getByLabelText(t('taxFiles.make.phone'))
  await userEvent.fill(phone, '935550102')
  await submit.click()
  const body = { ...own, year, phone: '935550102' }
  await expect.poll(() => network.callsOf(api.taxFiles.make)).toMatchObject([{ body }])
})

const filed = {
  ...{ taxFileId: idOf(2), madeAt: '2027-01-20T09:00:00.000Z', madeByName: 'Eva Sanz', sha256: '0'.repeat(64) },
  ...{ recordCount: 2, interest: '1581.58', withheld: '300.50', replaces: null, mayBeFiled: false },
  ...{ number: '1930000000017', filedOn: '2027-01-21', filedByName: 'Eva Sanz' },
}
const openFiled = async (data: { returns: object[]; changes: object[]; moved?: object[] }) => {
  const opened = await open()
  const { returns, changes, moved = [] } = data
  opened.network.on(api.taxFiles.read, ({ query }) => {
    const year = yearOf(Number(query.get('year')))
    return { ...year, moved, declarers: [{ ...year.declarers[0]!, returns, changes }] } as never
  })
  await page.getByRole('combobox', { name: opened.t('taxFiles.year') }).click()
  await page.getByRole('option', { name: String(calendarYearOf(new Date()) - 1) }).click()
  return opened
}

test('what was filed and still holds says so, and no other file is made', async () => {
  const { t, submit } = await openFiled({ returns: [filed], changes: [] })
  const words = t('taxFiles.returns.unchanged', { number: filed.number, date: formatDate(filed.filedOn) })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})

test('what has changed is listed, and the file that replaces the return is noted as filed', async () => {
  const replacing = { number: null, filedOn: null, filedByName: null, mayBeFiled: true, replaces: filed.number }
  const change = {
    change: 'removed',
    filedInterest: '80.00',
    filedWithheld: '15.20',
    interest: '0.00',
    withheld: '0.00',
  }
  const person = { userId: idOf(8), name: 'Weiss Anna', isClosed: false }
  const moved = { ...person, ...platform, country: 'DE', fromDay: '2026-07-01', form: '123', rightForm: '216' }
  const { network, t } = await openFiled({
    returns: [{ ...filed, ...replacing, taxFileId: idOf(3) }, filed],
    changes: [{ ...person, ...change, accrualYear: 2026, rate: 19 }],
    moved: [{ ...moved, interest: '80.00', withheld: '15.20' }],
  })
  network.on(api.taxFiles.file, () => filed as never)
  const changes = page.getByRole('region', { name: t('taxFiles.returns.changes') })
  await expect.element(changes.getByText(t('taxFiles.returns.kind.removed'))).toBeVisible()
  await expect.element(page.getByRole('region', { name: t('taxFiles.moved') }).getByText('216')).toBeVisible()
  await page.getByRole('button', { name: t('taxFiles.returns.file') }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: t('taxFiles.make.number') })
  await userEvent.type(number, '123')
  await userEvent.type(dialog.getByRole('textbox', { name: t('taxFiles.returns.filedOn') }), '21/02/2027')
  await dialog.getByRole('button', { name: t('taxFiles.returns.file') }).click()
  await expect.element(dialog.getByText(t('errors.return-number-invalid'))).toBeVisible()
  await userEvent.fill(number, '193 0000000025')
  await dialog.getByRole('button', { name: t('taxFiles.returns.file') }).click()
  await expect.element(page.getByText(t('taxFiles.returns.done'))).toBeVisible()
  const calls = network.callsOf(api.taxFiles.file).map(({ body }) => body)
  expect(calls).toEqual([{ number: '193 0000000025', filedOn: '2027-02-21' }])
})

test('totals that differ say that it must not be filed, and more payees than are listed are counted', async () => {
  const checks = [{ check: 'withheld' as const, expected: '300.50', found: '300.49' }]
  const { network, t, submit } = await open()
  network.on(api.taxFiles.make, () => ({ ...made, checks, recordCount: 3000 }) as never)
  await submit.click()
  await expect.element(page.getByRole('alert').getByText(t('taxFiles.make.wrongTotals'))).toBeVisible()
  await expect.element(page.getByText(t('taxFiles.make.someLines', { shown: 1, all: 3000 }))).toBeVisible()
})

async function savedBy(click: () => Promise<void>) {
  const files: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href)! })
  })
  await click()
  await expect.poll(() => files).toHaveLength(1)
  const bytes = new Uint8Array(await files[0]!.blob.arrayBuffer())
  return { name: files[0]!.name, bytes, lines: new TextDecoder().decode(bytes).trimEnd().split('\r\n') }
}

test('each table is saved as CSV with its headings, and words begin at the left', async () => {
  const { t, submit } = await open()
  const column = (name: 'problems' | 'rate' | 'interest' | 'withheld') => t(`taxFiles.column.${name}`)
  const button = (name: string) => page.getByRole('button', { name: t('taxFiles.csvOf', { name }) })
  const quarters = await savedBy(() => button(t('taxFiles.quarters')).click())
  expect(quarters.name).toBe(`${t('taxFiles.fileOf.quarters', { year: '2026' })}.csv`)
  expect(quarters.lines).toEqual([
    [
      ...[t('taxFiles.column.quarter'), t('taxFiles.column.form'), t('taxFiles.declarer'), t('taxFiles.column.dueBy')],
      ...[t('taxFiles.payees'), column('interest'), column('withheld')],
    ].join(';'),
    `${t('withholdings.quarter', { from: '01/07/2026', to: '30/09/2026' })};123;${t('taxFiles.platform')};20/10/2026;2;1.581,58;300,50`,
  ])
  await submit.click()
  const lines = await savedBy(() => button(t('taxFiles.make.lines')).click())
  expect(lines.name).toBe(`${t('taxFiles.fileOf.lines', { form: '193', year: '2026' })}.csv`)
  const problems = `${t('taxFiles.problem.tax-number-missing')}. ${t('taxFiles.problem.province-missing')}`
  expect(lines.lines.slice(1)).toEqual([`Prat Olga;;;2026;${formatPercent(19)};1.581,58;300,50;${problems}`])
  // What is saved for the tax office is one byte for each character.
  const file = await savedBy(() => page.getByRole('button', { name: t('taxFiles.make.download') }).click())
  expect([file.name, [...file.bytes]]).toEqual([made.fileName, [0xd1]])

  const table = page.getByRole('region', { name: t('taxFiles.make.lines') })
  const alignOf = (name: string) => getComputedStyle(table.getByRole('columnheader', { name }).element()).textAlign
  expect([column('problems'), column('rate'), column('withheld')].map(alignOf)).toEqual(['left', 'right', 'right'])
})

test('a line of form 296 has country, reason and day', async () => {
  const { network, t, submit } = await open()
  const payment = { ...line, accruedOn: '2026-06-05', problems: ['address-missing'] }
  network.on(api.taxFiles.make, () => ({ ...made, form: '296', lines: [payment] }) as never)
  await submit.click()
  const row = page.getByRole('region', { name: t('taxFiles.make.lines') }).getByRole('row', { name: /Prat Olga/ })
  for (const words of ['Alemania', t('withholdings.reason.unionResident'), formatDate('2026-06-05')])
    await expect.element(row.getByText(words)).toBeVisible()
  await expect.element(row.getByText(t('taxFiles.problem.address-missing'))).toBeVisible()
})
