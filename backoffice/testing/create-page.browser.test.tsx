import { Create } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api, DeclarerBody } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from './office.tsx'
import { TextInput } from '../src/ui/form/inputs.tsx'
import { RecordForm } from '../src/ui/form/record-form.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const VALUES = { taxNumber: 'B12345674', name: 'Cauce, S. L.', contact: 'Peña, Íñigo', phone: '915550101' }
const CREATED = {
  ...{ declarerId: idOf(1), ...VALUES, state: 'proposed' as const, reason: null },
  ...{ proposedBy: ADMINISTRATOR_ID, proposedByName: 'Eva Gil', decidedBy: null, decidedByName: null, decidedAt: null },
  ...{ createdAt: AT, updatedAt: AT },
}

test('a click after a refusal tries again, and one after the record exists creates no second one', async () => {
  const network = testNetwork()
  const created: string[] = []
  network.on(api.declarers.create, () => refusal(503, 'unavailable'))
  const t = await renderOffice(
    // The page stays, as it does for a moment in the back office until the next one is loaded.
    <Create actions={false} mutationOptions={{ onSuccess: ({ id }) => created.push(String(id)) }}>
      <RecordForm schema={DeclarerBody} defaultValues={VALUES}>
        <TextInput source="name" />
      </RecordForm>
    </Create>,
    network,
    { resource: 'declarers' },
  )
  const save = page.getByRole('button', { name: t('reactAdmin.action.save') })
  const sent = () => network.callsOf(api.declarers.create).length
  await save.click()
  await expect.element(page.getByText(t('errors.unavailable')).first()).toBeVisible()
  expect(created).toEqual([])

  network.on(api.declarers.create, () => CREATED)
  const before = sent()
  await save.click()
  await expect.poll(() => created).toEqual([idOf(1)])
  await save.click()
  // The refusal of an empty name comes after the second call would have been sent.
  await userEvent.fill(page.getByLabelText(t('declarers.fields.name'), { exact: false }), '')
  await save.click()
  await expect.element(page.getByText(t('errors.required')).first()).toBeVisible()
  expect(sent()).toBe(before + 1)
  expect(created).toEqual([idOf(1)])
})
