import { type Claim, takenClaims } from './claims'

const result = { group: 'fichas', titleKey: 'x', order: 1, path: '/x', label: '', detail: '' }
const claim = (name: string, path: string, groups: string[] = []): Claim => ({
  name,
  routes: [{ path, page: 'x', titleKey: 'x', access: 'public' }],
  results: groups.map((group) => ({ ...result, group })),
})

test('takenClaims returns the addresses and search groups that another remote already has', () => {
  const others = [claim('mine', '/a', ['fichas']), claim('other', '/b', ['aprendices'])]
  expect(takenClaims(claim('mine', '/a', ['fichas', 'programas']), others)).toEqual([])
  expect(takenClaims({ ...claim('mine', '/c'), results: undefined }, others)).toEqual([])
  expect(takenClaims(claim('new', '/b/x', ['programas', 'fichas']), others)).toEqual([
    { code: 'release_address_taken', params: { direccion: '/b/x', modulo: 'other', ocupada: '/b' } },
    { code: 'release_group_taken', params: { grupo: 'fichas', modulo: 'mine' } },
  ])
  // What services find has a name within the module.
  const searched = { ...claim('new', '/c'), results: [{ ...result, service: '/buscar' }] }
  expect(takenClaims(searched, [...others, { ...searched, name: 'newer', routes: [] }])).toEqual([])
})
