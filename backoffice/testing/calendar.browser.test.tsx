import { Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { BirthdayInput, DayInput, MomentInput } from '../src/ui/form/date-inputs.tsx'
import { renderOffice } from './office.tsx'

const Values = () => <output aria-label="values">{JSON.stringify(useWatch())}</output>
const values = () => JSON.parse(page.getByRole('status', { name: 'values' }).element().textContent) as object

const open = () =>
  renderOffice(
    <Form record={{ dateEnd: '2026-02-27', startsAt: '2026-07-10T08:30:00.000Z', birthdayAt: null }}>
      <DayInput source="dateEnd" label="End" />
      <MomentInput source="startsAt" label="Start" />
      <BirthdayInput source="birthdayAt" label="Birthday" />
      <Values />
    </Form>,
    testNetwork(),
  )

test('a day is chosen in the calendar with the keyboard, and the focus goes back', async () => {
  const t = await open()
  const button = page.getByRole('button', { name: t('backoffice.calendar.open') })
  // A birthday has none.
  await expect.poll(() => button.elements().length).toBe(2)
  await expect.element(button.first()).toHaveAccessibleDescription('End')
  await button.first().click()
  const calendar = page.getByRole('dialog', { name: t('backoffice.calendar.title') })
  await expect.element(calendar.getByRole('gridcell', { name: '27', exact: true })).toHaveFocus()
  // The first day of the week is Monday: the week before is seven days up.
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(button.first()).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'End' })).toHaveValue('19/02/2026')
  expect(values()).toMatchObject({ dateEnd: '2026-02-19' })
})

test('a chosen day keeps the hour of a moment, in the time of Madrid', async () => {
  const t = await open()
  // The pointer may rest on the button above, whose tooltip covers this one.
  await page.getByRole('textbox', { name: 'Start' }).hover()
  await page
    .getByRole('button', { name: t('backoffice.calendar.open') })
    .nth(1)
    .click()
  const calendar = page.getByRole('dialog', { name: t('backoffice.calendar.title') })
  await calendar.getByRole('gridcell', { name: '31', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Start' })).toHaveValue('31/07/2026 10:30')
  expect(values()).toMatchObject({ startsAt: '2026-07-31T08:30:00.000Z' })
})
