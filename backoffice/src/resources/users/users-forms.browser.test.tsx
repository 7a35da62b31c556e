import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { givenBankAccount, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import { AddTransactionButton } from '../transactions/add-transaction.tsx'
import type { Translate } from '@cauce/i18n/office.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { LanguageButton } from '../../ui/layout/office-bar.tsx'
import { UsersCreate, UsersEdit } from './users-form.tsx'

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
    await network.pressTwice(page.getByRole('button', { name: t('backoffice.users.create') }))
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

  test('is kept when the language is switched, with the names of countries in the other one', async () => {
    const t = await renderOffice(
      <>
        <LanguageButton />
        <UsersCreate />
      </>,
      network,
      { path: '/users/create' },
    )
    const nationality = (words: Translate) => page.getByRole('combobox', { name: words('users.fields.nationality') })
    await page.getByRole('textbox', { name: t('users.fields.name') }).fill('Olga')
    await expect.element(nationality(t)).toHaveValue('España')
    const spain = { alpha2: 'ES', name: 'Spain', flag: '/flags/es.svg' }
    network.on(api.countries.list, () => ({ data: [spain], total: 1 }))
    await page.getByRole('button', { name: /^es, /i }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect.poll(() => document.documentElement.lang).toBe('en')
    await expect.element(nationality(presentTranslator())).toHaveValue('Spain')
    const name = presentTranslator()('users.fields.name')
    await expect.element(page.getByRole('textbox', { name })).toHaveValue('Olga')
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
    await expect
      .element(number)
      .toHaveAccessibleDescription(expect.stringContaining(t('errors.document-number-invalid')))
    await expect
      .element(page.getByRole('textbox', { name: t('users.fields.surname'), exact: false }).first())
      .toHaveAccessibleDescription(new RegExp(t('errors.required')))
    expect(network.callsOf(api.users.create)).toEqual([])
  })
})

const SAVED_AT = '2026-11-19T10:00:00.000Z'

describe('a customer who was changed by another user meanwhile', () => {
  const openConflict = async (meanwhile: Parameters<typeof givenUser>[0]) => {
    let user = givenUser()
    network.on(api.users.read, () => user)
    network.on(api.users.edit, ({ body }) => {
      if (body['updatedAt'] !== user.updatedAt) return refusal(409, 'edit-conflict')
      return givenUser({ ...user, ...body })
    })
    const t = await renderOffice(
      <Routes>
        <Route path="/users/:id" element={<UsersEdit />} />
        <Route path="/users/:id/show" element={<h1>Saved</h1>} />
      </Routes>,
      network,
      { path: `/users/${idOf(7)}` },
    )
    const box = (name: 'name' | 'surname' | 'phone') =>
      page.getByRole('textbox', { name: t(`users.fields.${name}`), exact: false }).first()
    await expect.element(box('name')).toHaveValue('Olga')
    user = givenUser({ ...meanwhile, updatedAt: SAVED_AT })
    const dialog = page.getByRole('dialog', { name: t('backoffice.conflict.title') })
    const choice = (
      field: 'name' | 'surname' | 'phone' | 'birthdayAt' | 'ticketEmailNotifications',
      side: 'saved' | 'mine',
    ) =>
      dialog
        .getByRole('group', { name: t(`users.fields.${field}`) })
        .getByRole('radio', { name: t(`backoffice.conflict.${side}`), exact: false })
    const save = async () => {
      await page.getByRole('button', { name: t('common.save') }).click()
      await expect.element(dialog.getByRole('button', { name: t('backoffice.conflict.save') })).toBeVisible()
    }
    const decide = () => dialog.getByRole('button', { name: t('backoffice.conflict.save') }).click()
    const change = (values: Parameters<typeof givenUser>[0]) => {
      user = givenUser({ ...user, ...values })
    }
    return { t, box, dialog, choice, save, decide, change }
  }
  const sent = () => network.callsOf(api.users.edit).map(({ body }) => body)

  test('is shown field by field, and each choice is what is saved', async () => {
    const { t, box, dialog, choice, save, decide } = await openConflict({
      phone: '611222333',
      surname: 'Pratt',
      birthdayAt: '1981-04-05',
      ticketEmailNotifications: false,
    })
    await box('phone').fill('622333444')
    await box('name').fill('Olga María')
    await box('surname').fill('Prats')
    await save()
    // What one of the two changed is chosen already, in the words of its field; what both changed is not.
    await expect.element(choice('name', 'mine')).toBeChecked()
    await expect.element(choice('birthdayAt', 'saved')).toBeChecked()
    await expect.element(choice('birthdayAt', 'saved')).toHaveAccessibleName(/05\/04\/1981/)
    await expect.element(choice('ticketEmailNotifications', 'saved')).toHaveAccessibleName(new RegExp(t('common.no')))
    await decide()
    await expect.element(choice('surname', 'saved')).toHaveFocus()
    await expect.element(dialog.getByText(t('backoffice.conflict.choose')).first()).toBeVisible()
    expect(sent()).toHaveLength(1)
    await choice('phone', 'mine').click()
    await choice('surname', 'saved').click()
    await decide()
    await expect.element(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
    expect(sent()[1]).toEqual({ name: 'Olga María', phone: '622333444', updatedAt: SAVED_AT })
  })

  test('can be gone back from: what was typed stays, and a second try asks again', async () => {
    const { t, box, choice, dialog, save, decide, change } = await openConflict({ phone: '611222333' })
    await box('phone').fill('622333444')
    await save()
    await dialog.getByRole('button', { name: t('backoffice.conflict.back') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(box('phone')).toHaveValue('622333444')
    await save()
    // Once more someone saves, while the dialog is open.
    change({ surname: 'Pratt', updatedAt: '2026-11-19T11:00:00.000Z' })
    await choice('phone', 'mine').click()
    await decide()
    await expect.element(choice('surname', 'saved')).toBeChecked()
    await decide()
    await expect.element(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
    expect(sent().at(-1)).toEqual({ phone: '622333444', updatedAt: '2026-11-19T11:00:00.000Z' })
  })

  test('and whose choice the API refuses shows it at the field, with everything else as chosen', async () => {
    const { t, box, choice, save, decide } = await openConflict({ phone: '611222333', surname: 'Pratt' })
    await box('phone').fill('622333444')
    await box('name').fill('Olga María')
    await save()
    network.on(api.users.edit, () => refusal(422, 'input-invalid', { phone: 'phone-invalid' }))
    await choice('phone', 'mine').click()
    await decide()
    await expect.element(box('phone')).toHaveAccessibleDescription(expect.stringContaining(t('errors.phone-invalid')))
    await expect.element(box('phone')).toHaveValue('622333444')
    await expect.element(box('name')).toHaveValue('Olga María')
    await expect.element(box('surname')).toHaveValue('Pratt')
  })
})

describe('unsaved changes', () => {
  const Away = () => <Link to="/users">Away</Link>
  const openForm = async () => {
    network.on(api.users.read, () => givenUser())
    const t = await renderOffice(
      <>
        <Away />
        <Routes>
          <Route path="/users/:id" element={<UsersEdit />} />
          <Route path="/users/:id/show" element={<h1>Customer</h1>} />
          <Route path="/users" element={<h1>Customers</h1>} />
        </Routes>
      </>,
      network,
      { path: `/users/${idOf(7)}` },
    )
    const phone = page.getByRole('textbox', { name: t('users.fields.phone') })
    const dialog = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
    const answer = (answer: 'stay' | 'leave') => dialog.getByRole('button', { name: t(`backoffice.unsaved.${answer}`) })
    await expect.element(phone).toHaveValue('600111222')
    return { t, phone, dialog, answer }
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  test('are asked about by a link: one can stay, and leave', async () => {
    const { phone, dialog, answer } = await openForm()
    await phone.fill('622333444')
    await page.getByRole('link', { name: 'Away' }).click()
    await expect.element(answer('stay')).toHaveFocus()
    await answer('stay').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(phone).toHaveValue('622333444')
    await page.getByRole('link', { name: 'Away' }).click()
    await answer('leave').click()
    await expect.element(heading('Customers')).toBeVisible()
  })

  test('are asked about after a save that failed, and not after one that succeeded', async () => {
    const { t, phone, dialog, answer } = await openForm()
    network.on(api.users.edit, () => Promise.reject(new TypeError('No network')))
    await phone.fill('622333444')
    await page.getByRole('button', { name: t('common.save') }).click()
    await expect.element(page.getByText(t('forms.networkFailed'))).toBeVisible()
    await page.getByRole('link', { name: 'Away' }).click()
    await answer('stay').click()
    network.on(api.users.edit, ({ body }) => givenUser(body))
    await page.getByRole('button', { name: t('common.save') }).click()
    await expect.element(heading('Customer')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('are asked about once, without a warning, where a dialog has a form over the form of the page', async () => {
    const warn = vi.spyOn(console, 'warn')
    network.on(api.users.read, () => givenUser())
    network.on(api.bankAccounts.list, () => ({ data: [givenBankAccount()], total: 1 }))
    network.on(api.settings.read, () => givenSettings())
    const t = await renderOffice(
      <>
        <Away />
        <Routes>
          <Route
            path="/users/:id"
            element={
              <>
                <UsersEdit />
                <AddTransactionButton type="income" wallet={{ ...givenWallet(), id: idOf(70) }} />
              </>
            }
          />
          <Route path="/users" element={<h1>Customers</h1>} />
        </Routes>
      </>,
      network,
      { path: `/users/${idOf(7)}` },
    )
    await page.getByRole('textbox', { name: t('users.fields.phone') }).fill('622333444')
    await page.getByRole('button', { name: t('backoffice.addTransaction.income') }).click()
    const amount = page.getByRole('textbox', { name: t('transactions.fields.amount') })
    await amount.fill('250')
    // The dialog covers the link; a click on it is a step as the back button takes it.
    const leave = () =>
      page
        .getByText('Away')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    const question = page.getByRole('dialog', { name: t('backoffice.unsaved.title') })
    leave()
    await question.getByRole('button', { name: t('backoffice.unsaved.stay') }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(amount).toHaveValue('250,00')
    leave()
    await question.getByRole('button', { name: t('backoffice.unsaved.leave') }).click()
    await expect.element(heading('Customers')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    expect(warn.mock.calls.flat().filter((said) => String(said).includes('blocker'))).toEqual([])
  })
})
