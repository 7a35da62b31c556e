import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, MAXIMUM_STATEMENT_MEGABYTES } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import type { BankFile } from '../../providers/records.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { IBAN, idOf, imported, outlookOf, preview, totalOf, waitingOf } from '../../../testing/bank-files.ts'
import { BankImport } from './bank-import.tsx'

async function open(previews: readonly BankFile[]) {
  const waiting = previews.filter(({ mayImport, fileId }) => mayImport && fileId !== null)
  const network = testNetwork()
  network.on(api.settings.read, () => givenSettings())
  network.on(api.bankFiles.create, ({ body }) => ({
    files: previews.filter(({ name }) => name === (body['file'] as File).name),
  }))
  network.on(api.bankFiles.list, () => ({ data: waiting.map(waitingOf), total: waiting.length }))
  network.on(api.bankFiles.outlook, ({ query }) => outlookOf(query.get('outcome')))
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => totalOf(query.getAll('ids')))
  network.on(api.bankFiles.preview, ({ id }) => previews.find(({ fileId }) => fileId === id)!)
  network.on(api.bankFiles.import, ({ id }) => imported(previews.find(({ fileId }) => fileId === id)!))
  const t = await renderOffice(<BankImport />, network, { resource: 'bankStatements' })
  const choose = async (...files: File[]) => {
    const isWaiting = (one: File) => waiting.some(({ name }) => name === one.name)
    for (const { name } of files.filter(isWaiting)) {
      const review = page.getByRole('button', { name: t('bankFiles.reviewOf', { name }), exact: true })
      await review.click()
      // The rows below it move up when it is open, and a click that is under way there would be lost.
      await expect.element(review).not.toBeInTheDocument()
    }
    const others = files.filter((one) => !isWaiting(one))
    if (others.length > 0) await page.getByLabelText(t('bankFiles.choose')).last().upload(others)
  }
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const importOf = (name: string) => page.getByRole('button', { name: t('bankFiles.importOf', { name }), exact: true })
  return { t, network, choose, card, importOf }
}
const file = (name: string, content = '<xml/>') => new File([content], name)

test('a double click imports a file once, and the button waits for the answer', async () => {
  const { t, network, choose, card, importOf } = await open([preview(1)])
  await choose(file('dia-1.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.ready'))).toBeVisible()
  await network.pressTwice(importOf('dia-1.xml'), async () => {
    await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.importing'))).toBeVisible()
    await expect.element(importOf('dia-1.xml')).toBeDisabled()
  })
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
  expect(network.callsOf(api.bankFiles.import)).toMatchObject([{ id: idOf(1), idempotencyKey: `bank-file-${idOf(1)}` }])
})

test('a preview is a sum that can be read: opening, all that came in and went out, closing', async () => {
  const later = { fromDay: '2026-11-12', toDay: '2026-11-13', opening: '15.00', closing: '12.50' }
  const [first] = preview(1).statements
  const stated = { credits: { count: 2, amount: '1.00' }, debits: { count: 1, amount: '-3.50' } }
  const remarks = [{ reason: 'day-missing' as const, line: 7, values: { taken: '2026-11-11' }, count: 3 }]
  const both = {
    ...preview(1),
    // Only the debit is new: the sum is of all lines of the file all the same.
    statements: [
      { ...first!, remarks },
      { ...first!, ...later, stated, credits: '0.00', debits: '-3.50', lineCount: 3, newCount: 1 },
    ],
  }
  const { t, choose } = await open([both])
  await page.viewport(390, 844)
  await choose(file('dia-1.xml'))
  const shown = page.getByRole('region', { name: t('bankFiles.of', { name: 'dia-1.xml' }) })
  await expect.element(shown).toBeVisible()
  const words = shown.element().textContent.replaceAll('\u00A0', ' ')
  expect(words).toContain('camt.053, ES91 2100 0418 4502 0005 1332, del 11/11/2026, 1 movimiento')
  expect(words).toContain('Saldo inicial10,00 €1 abono5,00 €0 adeudos0,00 €Saldo final15,00 €Cuadra al céntimo')
  expect(words).toContain('Línea 7 y 2 más: El apunte no tiene fecha de operación. Se toma el 11/11/2026.')
  expect(words).toContain('del 12/11/2026 al 13/11/2026, 3 movimientos')
  expect(words).toContain('Saldo inicial15,00 €2 abonos1,00 €1 adeudo3,50 €Saldo final12,50 €Cuadra al céntimo')
  expect(shown.element().scrollWidth).toBe(shown.element().clientWidth)
})

/** The shape of the tick, which has no name: the words beside it say what is good or not. */
const TICK = 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z'

test('a preview ticks off that the account is ours, where it goes on, and what is new', async () => {
  const follows = { day: '2026-11-10', closing: '10.00' }
  const gapBefore = { fromDay: '2026-11-10', toDay: '2026-11-12', amount: '5.00' }
  const notOurs = { code: 'statement-not-ours', params: { iban: IBAN } } as const
  const other = {
    code: 'statement-contradicts',
    params: { day: '2026-11-15', expected: '1.00', found: '2.00' },
  } as const
  const { t, network, choose, card } = await open([
    preview(1, { follows }),
    preview(2, { gapBefore, lineCount: 1200, newCount: 1100 }),
    preview(3, { sharesDays: true, newCount: 0, credits: '0.00' }),
    preview(4, { lineCount: 0, newCount: 0, credits: '0.00' }),
    preview(5, { conflict: other, newCount: 0 }),
    preview(6, { conflict: notOurs, newCount: 0 }),
    preview(7, { opening: null, closing: null, newCount: 0, format: 'camt054' }),
  ])
  // No file is counted after the others: each stands as its own preview says.
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => {
    const total = totalOf(query.getAll('ids'))
    return { ...total, files: total.files.map((one) => ({ ...one, state: 'leftOut' as const })) }
  })
  const names = Array.from({ length: 7 }, (_, index) => `dia-${index + 1}.xml`)
  await choose(...names.map((name) => file(name)))
  const ticksOf = async (name: string) => {
    const shown = card(name).getByRole('region', { name: t('bankFiles.of', { name }) })
    await expect.element(shown).toBeVisible()
    const list = shown.getByRole('list').elements().at(-1)!
    return [...list.querySelectorAll('li')].map((item) => [
      item.textContent.replaceAll('\u00A0', ' '),
      item.querySelector('path')?.getAttribute('d') === TICK,
    ])
  }
  const ours = ['Cuenta de la empresa', true]
  const first = ['Ningún extracto anterior de la cuenta', true]
  expect(await ticksOf('dia-1.xml')).toEqual([
    ours,
    ['Enlaza con el extracto del 10/11/2026, que cierra en 10,00 €', true],
    ['El movimiento es nuevo', true],
  ])
  expect(await ticksOf('dia-2.xml')).toEqual([
    ours,
    ['No enlaza con el extracto del 10/11/2026', false],
    ['1.100 de 1.200 movimientos son nuevos', true],
  ])
  expect(await ticksOf('dia-3.xml')).toEqual([
    ours,
    ['Comparte días con otros extractos, y cuadra con ellos', true],
    ['Ningún movimiento es nuevo', true],
  ])
  expect(await ticksOf('dia-4.xml')).toEqual([ours, first, ['Ningún movimiento en esos días', true]])
  expect(await ticksOf('dia-5.xml')).toEqual([ours, ['No encaja con los saldos conocidos', false]])
  expect(await ticksOf('dia-6.xml')).toEqual([['No es una cuenta de la empresa', false]])
  expect(await ticksOf('dia-7.xml')).toEqual([ours])
})

test('among several files each is ticked off after those before it', async () => {
  const gapBefore = { fromDay: '2026-11-10', toDay: '2026-11-12', amount: '5.00' }
  const { t, network, choose, card } = await open([preview(1), preview(2, { gapBefore }), preview(3)])
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => {
    const answer = totalOf(query.getAll('ids'))
    const places = [
      { follows: null, sharesDays: false, newCount: 1 },
      { follows: { day: '2026-11-11', closing: '15.00' }, sharesDays: false, newCount: 1 },
      { follows: null, sharesDays: true, newCount: 0 },
    ]
    const files = answer.files.map((each, index) => {
      const place = { number: 1, gapBefore: null, ...places[index]! }
      return { ...each, newCount: place.newCount, statements: [place] }
    })
    return { ...answer, files }
  })
  await choose(file('dia-1.xml'), file('dia-2.xml'), file('dia-3.xml'))
  const before = { day: '11/11/2026', closing: '15,00 €' }
  await expect.element(card('dia-2.xml').getByText(t('bankFiles.tick.follows', before))).toBeVisible()
  // What is missing before the second file is what the first one brings.
  await expect.element(card('dia-2.xml').getByRole('alert')).not.toBeInTheDocument()
  await expect.element(card('dia-3.xml').getByText(t('bankFiles.repeated'))).toBeVisible()
  await expect.element(card('dia-3.xml').getByText(t('bankFiles.tick.noneNew'))).toBeVisible()
  await expect.element(card('dia-3.xml').getByRole('table')).not.toBeInTheDocument()
  await expect.element(card('dia-2.xml').getByRole('table')).toBeVisible()
})

test('the same bytes say who imported them when, and lead there', async () => {
  const contradicts = {
    code: 'statement-contradicts',
    params: { day: '2026-11-11', expected: '1.00', found: '2.00' },
  } as const
  const already = {
    // The books have more of that day since.
    ...preview(1, { conflict: contradicts }),
    conflict: { code: 'statement-file-imported', params: { name: 'ayer.xml' } } as const,
    imported: {
      fileId: idOf(5),
      name: 'ayer.xml',
      importedAt: '2026-11-19T07:05:00.000Z',
      importedByName: 'Álvaro Sanchis',
    },
  }
  const { t, choose, card, importOf } = await open([already])
  await choose(file('dia-1.xml'))
  const who = { name: 'ayer.xml', person: 'Álvaro Sanchis', day: '19/11/2026', time: '08:05' }
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.sameBytesBy', who))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.already'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByRole('alert')).not.toBeInTheDocument()
  await expect
    .element(card('dia-1.xml').getByRole('link', { name: t('bankFiles.toThatStatement') }))
    .toHaveAttribute('href', `/bankStatements?${new URLSearchParams({ filter: `{"fileId":"${idOf(5)}"}` })}`)
  await expect.element(importOf('dia-1.xml')).not.toBeInTheDocument()
})

test('empty and too large files are refused before they are sent', async () => {
  const { t, network, choose, card } = await open([])
  await choose(file('vacio.xml', ''))
  await expect.element(card('vacio.xml').getByText(t('errors.file-empty'))).toBeVisible()
  const megabyte = new Uint8Array(1024 * 1024)
  const dropped = new DataTransfer()
  dropped.items.add(
    new File(
      Array.from({ length: MAXIMUM_STATEMENT_MEGABYTES }, () => megabyte),
      'grande.xml',
    ),
  )
  const frame = page.getByLabelText(t('bankFiles.choose')).last().element().parentElement!
  frame.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  const maximumMegabytes = String(MAXIMUM_STATEMENT_MEGABYTES)
  await expect.element(card('grande.xml').getByText(t('errors.file-too-large', { maximumMegabytes }))).toBeVisible()
  expect(network.callsOf(api.bankFiles.create)).toHaveLength(0)
})

test('without an answer the import can be asked for again, with the same key', async () => {
  const { t, network, choose, card, importOf } = await open([preview(1)])
  network.on(api.bankFiles.import, () => Promise.reject(new TypeError('cut')))
  await choose(file('dia-1.xml'))
  await importOf('dia-1.xml').click()
  await expect.element(card('dia-1.xml').getByText(t('forms.networkFailed'))).toBeVisible()
  network.on(api.bankFiles.import, () => imported(preview(1)))
  await importOf('dia-1.xml').click()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('forms.networkFailed'))).not.toBeInTheDocument()
  const keys = network.callsOf(api.bankFiles.import).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([`bank-file-${idOf(1)}`, `bank-file-${idOf(1)}`])
})

test('a file that was imported in another tab says so and offers no button', async () => {
  const { t, network, choose, card, importOf } = await open([preview(1)])
  network.on(api.bankFiles.import, () => refusal(409, 'statement-file-imported', {}, { name: 'otro.xml' }))
  await choose(file('dia-1.xml'))
  await importOf('dia-1.xml').click()
  await expect
    .element(card('dia-1.xml').getByText(t('errors.statement-file-imported', { name: 'otro.xml' })))
    .toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.conflict'))).toBeVisible()
  await expect.element(importOf('dia-1.xml')).not.toBeInTheDocument()
})

test('what an import changes for the other files is read again', async () => {
  const gap = { fromDay: '2026-11-10', toDay: '2026-11-12', amount: '5.00' }
  const { t, network, choose, card, importOf } = await open([preview(1), preview(2, { gapBefore: gap })])
  await choose(file('dia-1.xml'), file('dia-2.xml'))
  const missing = { from: '10/11/2026', to: '12/11/2026', amount: '5,00 €' }
  await expect.element(card('dia-2.xml').getByRole('alert')).toHaveTextContent(t('bankFiles.gap', missing))
  network.on(api.bankFiles.preview, () => preview(2))
  await importOf('dia-1.xml').click()
  await expect.element(card('dia-2.xml').getByRole('alert')).not.toBeInTheDocument()
  expect(network.callsOf(api.bankFiles.preview).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(2)])
})

test('a day on which nothing moved, and a file without anything new, can be imported', async () => {
  const empty = preview(1, { lineCount: 0, newCount: 0, closing: '10.00', credits: '0.00' })
  const { t, choose, card, importOf } = await open([empty, preview(2, { newCount: 0, credits: '0.00' })])
  await choose(file('dia-1.xml'), file('dia-2.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.ready'))).toBeVisible()
  await expect.element(card('dia-2.xml').getByText(t('bankFiles.state.nothing'))).toBeVisible()
  await userEvent.click(importOf('dia-2.xml'))
  await expect.element(card('dia-2.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
})

test('a notification that was imported says that it counts no money, and leads to no list', async () => {
  const notification = { opening: null, closing: null, newCount: 0, credits: '0.00', format: 'camt054' } as const
  const { t, choose, card, importOf } = await open([preview(1, notification)])
  await choose(file('dia-1.xml'))
  await userEvent.click(importOf('dia-1.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.importedDetails'))).toBeVisible()
  const toList = card('dia-1.xml').getByRole('link', { name: t('bankFiles.toItsStatements') })
  await expect.element(toList).not.toBeInTheDocument()
})

test('why a statement does not count stands above its figures, by its account', async () => {
  const conflict = {
    code: 'statement-contradicts',
    params: { day: '2026-11-11', expected: '1.00', found: '2.00' },
  } as const
  const both = preview(1)
  const { t, choose, card, importOf } = await open([
    { ...both, statements: [both.statements[0]!, { ...both.statements[0]!, conflict, newCount: 0 }] },
  ])
  await choose(file('dia-1.xml'))
  const why = t('errors.statement-contradicts', { day: '11/11/2026', expected: '1,00 €', found: '2,00 €' })
  await expect.element(card('dia-1.xml').getByRole('alert')).toHaveTextContent(`ES91 2100 0418 4502 0005 1332: ${why}`)
  await expect.element(importOf('dia-1.xml')).not.toBeInTheDocument()
})

test('a part of a day that may fit in several ways says which statement settles it', async () => {
  const conflict = { code: 'statement-uncertain', params: { day: '2026-11-11' } } as const
  const { t, choose, card, importOf } = await open([preview(1, { conflict, newCount: 0 })])
  await choose(file('dia-1.xml'))
  const why = t('errors.statement-uncertain', { day: '11/11/2026' })
  await expect.element(card('dia-1.xml').getByRole('alert')).toHaveTextContent(why)
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.tick.uncertain'))).toBeVisible()
  await expect.element(importOf('dia-1.xml')).not.toBeInTheDocument()
})

test('a file that is ready says what each movement will become, and the balances before and after', async () => {
  const { t, choose, card, importOf } = await open([preview(1)])
  await choose(file('dia-1.xml'))
  const lines = page.getByRole('region', { name: t('bankFiles.outlook.of', { name: 'dia-1.xml' }) })
  const ofAna = lines.getByRole('row').filter({ hasText: 'ANA RUIZ' })
  await expect.element(ofAna.getByText(t('bankFiles.outlook.credited', { name: 'Ana Ruiz' })).last()).toBeVisible()
  await expect.element(ofAna.getByText(/^14,00/)).toBeVisible()
  await expect.element(lines.getByText(t('bankFiles.outlook.unassigned')).last()).toBeVisible()
  const figures = card('dia-1.xml').getByRole('definition')
  await expect.element(figures.filter({ hasText: '8,00' })).toHaveTextContent('8,00 €pasa a12,00 €')
  await expect.element(figures.filter({ hasText: '0,50' })).toHaveTextContent('0,50 €pasa a1,50 €')
  await page.getByRole('button', { name: `${t('matching.tier.none')} 1` }).click()
  await expect.element(ofAna).not.toBeInTheDocument()
  await importOf('dia-1.xml').click()
  await expect
    .element(card('dia-1.xml').getByRole('link', { name: t('bankFiles.toItsStatements') }))
    .toHaveAttribute('href', `/bankStatements?${new URLSearchParams({ filter: `{"fileId":"${idOf(1)}"}` })}`)
  await expect.element(lines).not.toBeInTheDocument()
})

test('a file that cannot be read shows the line, and marks the columns at fault', async () => {
  const values = { from: '29', to: '42', found: '000000012O0050' }
  const text = '22    22072611132611130400020000000012O0050'
  const excerpt = { before: '2301JUROS SERVICIOS SL', text, offset: 0, columns: { from: 29, to: 42 } }
  const refused: BankFile = {
    ...preview(1),
    fileId: null,
    name: 'n43.txt',
    statements: [],
    refusal: { reason: 'columns-digits', line: 4, values, excerpt },
  }
  const { t, choose, card } = await open([refused])
  await choose(file('n43.txt'))
  const shown = card('n43.txt').getByRole('region', { name: t('bankFiles.excerpt.of', { line: 4 }) })
  await expect.element(shown.getByText(t('bankFiles.excerpt.columns', { from: 29, to: 42 }))).toBeVisible()
  await expect.element(shown.getByText('2301JUROS SERVICIOS SL')).toBeVisible()
  expect(shown.element().querySelector('mark')?.textContent).toBe(text.slice(28, 42))
  const reason = t('statementFiles.reasons.columns-digits', values)
  await expect
    .element(card('n43.txt').getByRole('alert'))
    .toHaveTextContent(t('statementFiles.line', { line: 4, reason }))
})

test('several files have one total, by what will happen, and one button imports them in their order', async () => {
  const { t, network, choose, card } = await open([preview(1), preview(2), preview(3)])
  await choose(file('dia-1.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.ready'))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Total de/ })).not.toBeInTheDocument()
  await choose(file('dia-2.xml'), file('dia-3.xml'))
  const total = page.getByRole('region', { name: t('bankFiles.total.title', { smart_count: 3 }) })
  const figure = (label: string) => total.getByRole('definition').filter({ hasText: label })
  await expect
    .element(total.getByRole('row').filter({ hasText: t('matching.tier.auto') }))
    .toHaveTextContent(`${t('matching.tier.auto')}1+5,00 €`)
  await expect
    .element(total.getByRole('row').filter({ hasText: t('matching.tier.none') }))
    .toHaveTextContent(`${t('matching.tier.none')}1.200+1.226,50 €`)
  await expect.element(figure('+1.234,00')).toBeVisible()
  await expect.element(figure('−2,50')).toBeVisible()
  await expect.element(figure('0,50')).toHaveTextContent('0,50 €pasa a1.226,99 €')
  await network.pressTwice(
    total.getByRole('button', { name: t('bankFiles.total.import', { smart_count: 3, count: '3' }) }),
  )
  await expect.element(card('dia-3.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
  await expect.element(total).not.toBeInTheDocument()
  expect(network.callsOf(api.bankFiles.import).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(3)])
})

test('a file that fits only after another one is imported with it, in the order in which they fit', async () => {
  const conflict = {
    code: 'statement-contradicts',
    params: { day: '2026-11-11', expected: '1.00', found: '2.00' },
  } as const
  const later = preview(1, { conflict, newCount: 0 })
  const strange = preview(3, { conflict: { code: 'statement-not-ours', params: { iban: IBAN } } })
  const { t, network, choose, card, importOf } = await open([later, preview(2), strange])
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => totalOf(query.getAll('ids').toReversed()))
  await choose(file('dia-1.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.conflict'))).toBeVisible()
  await choose(file('dia-2.xml'), file('dia-3.xml'))
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.after'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.after'))).toBeVisible()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.tick.contradicts'))).not.toBeInTheDocument()
  await expect.element(importOf('dia-1.xml')).not.toBeInTheDocument()
  await expect.element(importOf('dia-2.xml')).toBeVisible()
  // What belongs to another account fits after nothing, and is not asked about.
  await expect.element(card('dia-3.xml').getByText(t('bankFiles.state.conflict'))).toBeVisible()
  const total = page.getByRole('region', { name: t('bankFiles.total.title', { smart_count: 2 }) })
  await total.getByRole('button', { name: t('bankFiles.total.import', { smart_count: 2, count: '2' }) }).click()
  await expect.element(card('dia-1.xml').getByText(t('bankFiles.state.imported'))).toBeVisible()
  expect(network.callsOf(api.bankFiles.import).map(({ id }) => id)).toEqual([idOf(2), idOf(1)])
})

test('a total says which files do not count, and which bring nothing new after those before them', async () => {
  const { t, network, choose } = await open([preview(1), preview(2), preview(3), preview(4)])
  network.on(api.bankFiles.outlookOfSeveral, ({ query }) => {
    const answer = totalOf(query.getAll('ids'))
    const nothing = { newCount: 0, credits: '0.00' }
    const states = ['counted', 'counted', 'conflict', 'missing'] as const
    return {
      ...answer,
      files: answer.files.map((each, index) => ({ ...each, ...(index > 0 && nothing), state: states[index]! })),
    }
  })
  await choose(file('dia-1.xml'), file('dia-2.xml'), file('dia-3.xml'), file('dia-4.xml'))
  const total = page.getByRole('region', { name: t('bankFiles.total.title', { smart_count: 4 }) })
  await expect.element(total.getByText(t('bankFiles.total.repeated', { names: 'dia-2.xml' }))).toBeVisible()
  await expect.element(total.getByText(t('bankFiles.total.conflict', { names: 'dia-3.xml' }))).toBeVisible()
  await expect.element(total.getByText(t('bankFiles.total.missing', { names: 'dia-4.xml' }))).toBeVisible()
  await total.getByRole('button', { name: t('bankFiles.total.discard') }).click()
  await expect.element(page.getByRole('list', { name: t('bankFiles.files') })).not.toBeInTheDocument()
})

test('when a file is taken out, no total is shown until that of the others is there', async () => {
  const { t, network, choose } = await open([preview(1), preview(2), preview(3)])
  const answered = Promise.withResolvers<void>()
  network.on(api.bankFiles.outlookOfSeveral, async ({ query }) => {
    const ids = query.getAll('ids')
    if (ids.length === 2) await answered.promise
    return totalOf(ids)
  })
  await choose(file('dia-1.xml'), file('dia-2.xml'), file('dia-3.xml'))
  const total = (count: number) =>
    page.getByRole('region', { name: t('bankFiles.total.title', { smart_count: count }) })
  const figure = (count: number) => total(count).getByRole('definition').filter({ hasText: '+1.234,00' })
  await expect.element(figure(3)).toBeVisible()
  await page.getByRole('button', { name: t('bankFiles.remove', { name: 'dia-3.xml' }) }).click()
  await expect.element(total(2)).toBeVisible()
  expect(figure(2).elements()).toEqual([])
  answered.resolve()
  await expect.element(figure(2)).toBeVisible()
})
