import { api } from '@cauce/contract'
import { randomInt } from 'node:crypto'
import { call } from './testing/api.ts'
import { open, pressTwice } from './testing/pages.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'
import type { Translate } from '@cauce/i18n'

test.use({ storageState: sessionOf('admin') })

const csv = (lines: readonly (readonly string[])[], name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n')),
})

async function uploadAndCheck(page: Page, t: Translate, kind: 'customers' | 'movements', file: ReturnType<typeof csv>) {
  await open(page, `/admin/import/new?kind=${kind}`)
  await page.getByLabel(t('imports.choose')).last().setInputFiles(file)
  await page.getByRole('button', { name: t('imports.check'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('imports.checkAgain') })).toBeVisible()
}

test('customers are imported once their two bad lines are corrected', async ({ page, t, language, staff }) => {
  const number = randomInt(100_000, 999_999)
  const emails = [1, 2, 3].map((one) => `importado${one}-${number}@correo.example`)
  const lineOf = (email: string, index: number, birthday = '23/04/1988') => [
    email,
    'Begoña',
    'Ibáñez',
    '+34 600 123 456',
    birthday,
    'España',
    'Pasaporte',
    `X${number}${index}`,
  ]
  const headings =
    language === 'es'
      ? ['Correo', 'Nombre', 'Apellidos', 'Teléfono', 'Fecha de nacimiento', 'País', 'Tipo de documento', 'DNI']
      : ['E-mail', 'Name', 'Surname', 'Phone', 'Birthday', 'Country', 'Document type', 'Document number']
  const good = emails.map((email, index) => lineOf(email, index))
  const bad = [good[0]!, ['sin-arroba', ...good[1]!.slice(1)], lineOf(emails[2]!, 2, '31/02/1988')]

  await uploadAndCheck(page, t, 'customers', csv([headings, ...bad], 'clientes.csv'))
  await expect(page.getByText(t('imports.refusedWhole'))).toBeVisible()
  for (const [field, code] of [
    ['email', 'email-invalid'],
    ['birthdayAt', 'date-invalid'],
  ] as const)
    await expect(page.getByText(`${t(`imports.meaning.${field}`)}: ${t(`errors.${code}`)}`).first()).toBeVisible()
  await expectPlainWords(page, language)

  await uploadAndCheck(page, t, 'customers', csv([headings, ...good], 'clientes.csv'))
  const begin = t('imports.begin', { smart_count: 3 })
  await page.getByRole('button', { name: begin }).click()
  await pressTwice(page.getByRole('dialog').getByRole('button', { name: begin }))
  await expect(page.getByText(t('imports.imported', { smart_count: 3 }))).toBeVisible()
  const { data } = await call(staff, api.users.list, { query: { multiSearch: String(number) } })
  expect(data.map(({ email }) => email).toSorted()).toEqual(emails)

  await page.getByRole('button', { name: t('imports.undo'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('imports.undoReason')).fill('Archivo equivocado')
  await dialog.getByRole('button', { name: t('imports.undo'), exact: true }).click()
  await expect(page.getByText(t('imports.undone'))).toBeVisible()
  expect((await call(staff, api.users.list, { query: { multiSearch: String(number) } })).total).toBe(0)
})
