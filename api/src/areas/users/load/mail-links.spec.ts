import { sendWithinLimit } from './mail-links.js'

const PEOPLE = Array.from({ length: 12 }, (_, number) => number)

it('sendWithinLimit returns the people who got no mail, in their original order', async () => {
  const isReached = async (person: number) => person % 3 !== 0
  expect(await sendWithinLimit(PEOPLE, isReached)).toEqual([0, 3, 6, 9])
})

it('sendWithinLimit sends no further mail after the time limit', async () => {
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const sent: number[] = []
  const slow = async (person: number) => {
    sent.push(person)
    now += 5_000
    return true
  }
  const remaining = await sendWithinLimit(PEOPLE, slow)
  expect([...sent, ...remaining]).toEqual(PEOPLE)
  expect(sent.length).toBeLessThan(PEOPLE.length)
})
