import { describe, expect, test } from '@jest/globals'
import { pageAfterResize, readListAddress, writeListAddress } from './list-address'

const read = (query: string) => readListAddress(new URLSearchParams(query))

describe('the address of the list', () => {
  test('an empty one is the first page of ten', () => {
    expect(read('')).toEqual({ programId: undefined, page: 1, limit: 10 })
  })

  test('what was written is read again', () => {
    const address = { programId: 4, page: 3, limit: 20 }
    expect(readListAddress(writeListAddress(address))).toEqual(address)
  })

  test('defaults are not written', () => {
    expect(writeListAddress({ programId: 4, page: 1, limit: 10 }).toString()).toBe('programId=4')
  })

  test.each(['page=0', 'page=-1', 'page=x', 'limit=7', 'limit=1000', 'programId=1e3'])('%s falls back', (query) => {
    expect(read(query)).toEqual({ programId: undefined, page: 1, limit: 10 })
  })

  test('changing the size keeps the first row on the page', () => {
    expect(pageAfterResize(3, 10, 5)).toBe(5)
    expect(pageAfterResize(3, 10, 20)).toBe(2)
    expect(pageAfterResize(1, 10, 100)).toBe(1)
  })
})
