import { expect, it } from 'vitest'
import { createAgenda, storyClock } from './time.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))

function agendaFrom(hour: number) {
  const clock = storyClock(at(hour))
  const agenda = createAgenda(clock)
  const happened: string[] = []
  const note = (what: string) => async () => {
    happened.push(`${what} at ${clock.now().getUTCHours()}`)
  }
  return { agenda, happened, note }
}

it('entries run in order, each at its instant; entries of one instant keep the order in which they were added', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(12), note('noon'))
  agenda.add(at(9), note('first'))
  agenda.add(at(9), note('second'))
  await agenda.run(at(18))
  expect(happened).toEqual(['first at 9', 'second at 9', 'noon at 12'])
})

it('an entry may add further entries', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(9), async () => agenda.add(at(10), note('answer')))
  agenda.add(at(11), note('later'))
  await agenda.run(at(18))
  expect(happened).toEqual(['answer at 10', 'later at 11'])
})

it('no entry runs after the end, and none can be added before the present', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(19), note('evening'))
  await agenda.run(at(18))
  expect(happened).toEqual([])
  expect(() => agenda.add(at(7), note('past'))).toThrow('cannot go back')
})
