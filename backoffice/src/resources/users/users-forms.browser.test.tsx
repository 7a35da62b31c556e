import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/test-network.ts'
import { renderOffice } from '../../testing/office.tsx'
import { givenUser, idOf } from '@cauce/client/test-records.ts'
import { UsersCreate } from './users-create.tsx'
import { UsersEdit } from './users-edit.tsx'

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
  network.on(api.countries.list, () => ({
    data: [{ alpha2: 'ES', name: 'España', flag: '/flags/es.svg' }],
    total: 1,
  }))
})

describe('a new customer', () => {
  test('who is a company needs its name, tax number and representative', async () => {
    const t = await renderOffice(<UsersCreate />, network, { path: '/users/create' })
    await page.getByRole('radio', { name: t('users.kind.company') }).click()
    await page.getByRole('button', { name: t('backoffice.users.create') }).click()
    for (const name of ['companyName', 'taxNumber', 'legalRepresentativeName'] as const)
      await expect
        .element(page.getByRole('textbox', { name: t(`users.fields.${name}`) }))
        .toHaveAccessibleDescription(new RegExp(t('errors.required')))
    expect(network.callsOf(api.users.create)).toEqual([])
  })

  test('whose address of mail is taken is named at its field, and nothing typed is lost', async () => {
    network.on(api.users.create, () => refusal(422, 'input-invalid', { email: 'email-taken' }))
    const t = await renderOffice(<UsersCreate />, network, { path: '/users/create' })
    const box = (name: 'name' | 'surname' | 'phone' | 'email' | 'identificationDocumentNumber') =>
      page.getByRole('textbox', { name: t(`users.fields.${name}`), exact: false }).first()
    await box('name').fill('Olga')
    await box('surname').fill('Prat')
    await box('phone').fill('600111222')
    await box('email').fill('olga@example.org')
    await box('identificationDocumentNumber').fill('12345678Z')
    await page.getByLabelText(t('users.fields.birthdayAt'), { exact: false }).fill('3/2/1980')
    await network.whileWaiting(() => page.getByRole('button', { name: t('backoffice.users.create') }).dblClick())
    await expect.element(box('email')).toHaveAccessibleDescription(new RegExp(t('errors.email-taken')))
    await expect.element(box('name')).toHaveValue('Olga')
    await expect.element(box('phone')).toHaveValue('600111222')
    expect(network.callsOf(api.users.create)).toHaveLength(1)
    expect(network.callsOf(api.users.create)[0]!.body).toMatchObject({
      kind: 'individual',
      gender: null,
      role: 'user',
      birthdayAt: '1980-02-03',
    })
  })

  test('learns of the age and the control letter together with what is missing', async () => {
    const t = await renderOffice(<UsersCreate />, network, { path: '/users/create' })
    const birthday = page.getByRole('textbox', { name: t('users.fields.birthdayAt'), exact: false })
    const number = page.getByRole('textbox', { name: t('users.fields.identificationDocumentNumber'), exact: false })
    await userEvent.type(birthday, '03022020')
    await expect.element(birthday).toHaveValue('03/02/2020')
    await number.fill('12345678A')
    await page.getByRole('button', { name: t('backoffice.users.create') }).click()
    await expect.element(birthday).toHaveAccessibleDescription(new RegExp(t('errors.underage')))
    await expect.element(number).toHaveAccessibleDescription(new RegExp(t('errors.document-number-invalid')))
    await expect
      .element(page.getByRole('textbox', { name: t('users.fields.surname'), exact: false }).first())
      .toHaveAccessibleDescription(new RegExp(t('errors.required')))
    expect(network.callsOf(api.users.create)).toEqual([])
  })
})

describe('a customer who was changed by another user meanwhile', () => {
  test('is read again, and what was typed stays', async () => {
    let user = givenUser()
    network.on(api.users.read, () => user)
    network.on(api.users.edit, () => refusal(409, 'edit-conflict'))
    const t = await renderOffice(
      <Routes>
        <Route path="/users/:id" element={<UsersEdit />} />
      </Routes>,
      network,
      { path: `/users/${idOf(7)}` },
    )
    const name = page.getByRole('textbox', { name: t('users.fields.name') }).first()
    const phone = page.getByRole('textbox', { name: t('users.fields.phone') })
    await name.fill('Olga María')
    await page.getByRole('button', { name: t('common.save') }).click()
    await expect.element(page.getByText(t('backoffice.conflict.changed'))).toBeVisible()
    user = givenUser({ phone: '611222333', updatedAt: '2026-11-19T10:00:00.000Z' })
    await page.getByRole('button', { name: t('common.reload') }).click()
    await expect.element(page.getByText(t('backoffice.conflict.reloaded'))).toBeVisible()
    await expect.element(name).toHaveValue('Olga María')
    await expect.element(phone).toHaveValue('611222333')
    network.on(api.users.edit, () => ({ ...user, name: 'Olga María' }))
    await page.getByRole('button', { name: t('common.save') }).click()
    await expect.poll(() => network.callsOf(api.users.edit).length).toBe(2)
    expect(network.callsOf(api.users.edit).map(({ body }) => body)).toEqual([
      { name: 'Olga María', updatedAt: givenUser().updatedAt },
      { name: 'Olga María', updatedAt: '2026-11-19T10:00:00.000Z' },
    ])
  })
})
