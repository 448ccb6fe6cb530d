import { descriptorText, releaseHashOf } from './descriptor-text'

test('the hashed text depends neither on the order of keys nor on the hash', () => {
  const one = { name: 'a', hash: '1', pages: { x: ['2', '1'], y: [] }, nav: [{ path: '/', order: 1 }] }
  const other = {
    nav: [{ order: 1, path: '/' }],
    pages: { y: [], x: ['2', '1'] },
    name: 'a',
    hash: '2',
    runtime: undefined,
  }
  expect(descriptorText(one)).toBe(descriptorText(other))
  expect(descriptorText(one)).toBe('{"name":"a","nav":[{"order":1,"path":"/"}],"pages":{"x":["2","1"],"y":[]}}')
})

test.each([
  ['another order of a list', { name: 'a', list: ['2', '1'] }],
  ['another value in a list', { name: 'a', list: ['1', '3'] }],
  ['one more key', { name: 'a', list: ['1', '2'], more: null }],
  ['a key that every object inherits', JSON.parse('{"name":"a","list":["1","2"],"__proto__":{"x":1}}')],
])('the hashed text changes with %s', (_, changed) => {
  expect(descriptorText(changed)).not.toBe(descriptorText({ name: 'a', list: ['1', '2'] }))
})

test('the hash of a release is the first 16 digits of the digest of its text', () => {
  const hashed: string[] = []
  const sha256 = (text: string) => `${hashed.push(text)}${'f'.repeat(63)}`
  expect(releaseHashOf({ name: 'a', hash: 'x' }, sha256)).toBe(`1${'f'.repeat(15)}`)
  expect(hashed).toEqual(['{"name":"a"}'])
})
