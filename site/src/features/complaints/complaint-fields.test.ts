import { ComplaintBody } from '@cauce/contract/support/complaint-form.ts'
import { expect, test } from 'vitest'
import { complaintBodyOf, complaintFields, withFiles } from './complaint-fields.ts'

const person = { name: 'Olga', surname: 'Prat', companyName: null, email: 'olga@correo.example' }

test('name and e-mail of a logged-in person or company are prefilled', () => {
  expect(complaintFields(person)).toMatchObject({ name: 'Prat', firstName: 'Olga', email: 'olga@correo.example' })
  const company = { ...person, companyName: 'Molinos del Ebro' }
  expect(complaintFields(company)).toMatchObject({ name: 'Molinos del Ebro', firstName: '' })
})

test('empty fields are not sent, so that three fields make a complaint', () => {
  const typed = { ...complaintFields(person), firstName: '', description: 'No me pagan', hasOther: 'on' }
  const body = complaintBodyOf(typed)
  expect(body).toEqual({
    ...{ name: 'Prat', email: 'olga@correo.example', description: 'No me pagan' },
    ...{ hasPower: false, hasContracts: false, hasOther: true },
  })
  expect(ComplaintBody.safeParse(body).success).toBe(true)
})

test('files are sent with the body', () => {
  const file = new File(['x'], 'x.pdf')
  expect(withFiles({ message: 'Hola' }, [])).toEqual({ message: 'Hola' })
  expect(withFiles({ message: 'Hola' }, [file])).toEqual({ message: 'Hola', documents: [file] })
})
