import { lateValidator } from './form'

const refusing = { '~standard': { validate: () => ({ issues: [{ message: 'required', path: ['nombre'] }] }) } }

afterEach(() => jest.useRealTimers())

test('a late schema says what is wrong with which field', async () => {
  expect(await lateValidator(async () => refusing)({ nombre: '' })).toEqual({ nombre: 'required' })
})

test('a schema that is lost, or still on its way after two seconds, finds nothing wrong', async () => {
  expect(await lateValidator(() => Promise.reject(new Error('lost')))({ nombre: '' })).toEqual({})
  jest.useFakeTimers()
  const errors = lateValidator(() => new Promise<typeof refusing>(() => undefined))({ nombre: '' })
  await jest.advanceTimersByTimeAsync(2000)
  expect(await errors).toEqual({})
})
