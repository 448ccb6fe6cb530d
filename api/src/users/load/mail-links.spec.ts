import { unreached } from './mail-links.js'

const PEOPLE = Array.from({ length: 12 }, (_, number) => number)

it('returns whom a message did not reach, in their order', async () => {
  const isReached = async (person: number) => person % 3 !== 0
  expect(await unreached(PEOPLE, isReached)).toEqual([0, 3, 6, 9])
})

it('begins with nobody else when an administrator has waited long enough', async () => {
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const sent: number[] = []
  const slow = async (person: number) => {
    sent.push(person)
    now += 5_000
    return true
  }
  const left = await unreached(PEOPLE, slow)
  expect([...sent, ...left]).toEqual(PEOPLE)
  expect(sent.length).toBeLessThan(PEOPLE.length)
})
