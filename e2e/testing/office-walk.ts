import { nameWaiting, test as base, type Office } from './test.ts'

export const test = base.extend<{ readonly office: Office }>({
  office: async ({ startedOffice: { watch, ...office } }, use, testInfo) => {
    await use(office)
    nameWaiting(watch, testInfo)
    base.expect(watch.found(), 'Nothing goes wrong unnoticed in the back office').toEqual([])
  },
})

export { expect } from './test.ts'
