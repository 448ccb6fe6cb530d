import { addWorkplaces } from '../src/areas/centres/known-centres.js'
import { daysAfter, today } from '../src/rules/today.js'
import { type Api, startApi } from './api.js'
import { buildAdmin, buildCentre, buildUser, type Person } from './build.js'

/** The contract of a person, which ends soon. */
export const CONTRACT = {
  tipo: 'contratista',
  fecha_inicio_contrato: '2020-01-01',
  fecha_fin_contrato: daysAfter(today(), 20),
} as const

/** `coordinator` and `northern` work in the north, `southern` in the south. */
export type Name = 'admin' | 'coordinator' | 'northern' | 'southern' | 'both'

/** A running API with two centres, and people who are sorted by surname as in `Name`. */
export interface TwoCentres {
  api: Api
  north: number
  south: number
  people: Record<Name, Person>
  /** Returns a session token, by default of the coordinator. */
  token(name?: Name): string
  /** Builds a person who works in the centres. */
  build(centres: number[], values?: Parameters<typeof buildUser>[1]): Promise<Person>
  close(): Promise<void>
}

export async function openTwoCentres(): Promise<TwoCentres> {
  const api = await startApi()
  const { id: north } = await buildCentre(api.dataSource, { nombre: 'NORTE' })
  const { id: south } = await buildCentre(api.dataSource, { nombre: 'SUR' })
  const build: TwoCentres['build'] = async (centres, values) => {
    const person = await buildUser(api.dataSource, values)
    for (const centre of centres) await addWorkplaces(api.dataSource.manager, centre, [person.id])
    return person
  }
  const people = {
    admin: await buildAdmin(api.dataSource, { apellido: 'A' }),
    coordinator: await build([north], { rol: 'coordinador', apellido: 'B' }),
    northern: await build([north], { apellido: 'C', ...CONTRACT }),
    southern: await build([south], { apellido: 'D', ...CONTRACT }),
    both: await build([north, south], { apellido: 'E', ...CONTRACT }),
  }
  const token = (name: Name = 'coordinator') => api.tokenOf(people[name])
  return { api, north, south, people, token, build, close: () => api.close() }
}
