import { expect, it } from 'vitest'
import { createAgenda } from './agenda.ts'
import { storyClock } from './clock.ts'

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

it('everything happens in order, at its instant; what is of one instant, as it was added', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(12), note('noon'))
  agenda.add(at(9), note('first'))
  agenda.add(at(9), note('second'))
  await agenda.run(at(18))
  expect(happened).toEqual(['first at 9', 'second at 9', 'noon at 12'])
})

it('what happens may lead to more', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(9), async () => agenda.add(at(10), note('answer')))
  agenda.add(at(11), note('later'))
  await agenda.run(at(18))
  expect(happened).toEqual(['answer at 10', 'later at 11'])
})

it('nothing happens after the end, and nothing before the beginning', async () => {
  const { agenda, happened, note } = agendaFrom(8)
  agenda.add(at(19), note('evening'))
  await agenda.run(at(18))
  expect(happened).toEqual([])
  expect(() => agenda.add(at(7), note('past'))).toThrow('cannot go back')
})
