import { MAX_ENDING_CONTRACTS } from '@fichero/contract/limits'
import type { EndingContractsAnswer, UserAnswer } from '@fichero/contract/users.schema'
import { buildUser } from '../testing/build.js'
import { inDays } from '../testing/days.js'
import { openSchool, type School } from '../testing/school.js'
import type { User } from './user.entity.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const ending = async () => (await school.api.get<EndingContractsAnswer>('/dashboard/contracts', school.adminToken)).body

const contratista = (days: number, given: Partial<User> = {}) =>
  buildUser(school.api.dataSource, {
    tipo: 'contratista',
    fecha_inicio_contrato: inDays(days - 300),
    fecha_fin_contrato: inDays(days),
    ...given,
  })

it('lists who is enabled and whose contract ends within sixty days or has ended, earliest first', async () => {
  const people = new Map<number, User>()
  for (const days of [60, -3, 0, 61]) people.set(days, await contratista(days))
  await contratista(5, { estado: 'deshabilitado' })
  await contratista(5, { estado: 'pendiente' })
  people.set(5, await contratista(5, { tipo: 'tecnico' }))
  await contratista(5, { fecha_fin_contrato: null })
  const row = (days: number) => {
    const { id = 0, nombre = '', apellido = '' } = people.get(days) ?? {}
    return { id, nombre, apellido, fecha_fin_contrato: inDays(days), dias_contrato: days }
  }
  expect(await ending()).toEqual({ ok: true, total: 4, personas: [row(-3), row(0), row(5), row(60)] })
})

it('lists the first ones and counts all', async () => {
  for (let days = 0; days <= MAX_ENDING_CONTRACTS; days++) await contratista(days - 20)
  const { total, personas } = await ending()
  expect(total).toBe(MAX_ENDING_CONTRACTS + 1)
  expect(personas.map(({ dias_contrato }) => dias_contrato)).toEqual(
    Array.from({ length: MAX_ENDING_CONTRACTS }, (_, place) => place - 20),
  )
})

it('tells the days that are left to who may edit the person, and the person', async () => {
  const { api, userToken, adminToken } = school
  const person = await contratista(12)
  const read = async (token: string) => (await api.get<UserAnswer>(`/users/${person.id}`, token)).body.user
  const known = { fecha_fin_contrato: inDays(12), dias_contrato: 12 }
  expect(await read(adminToken)).toMatchObject(known)
  expect(await read(api.tokenOf(person))).toMatchObject(known)
  expect(await read(userToken)).toMatchObject({ fecha_fin_contrato: null, dias_contrato: null })
  expect((await api.get<UserAnswer>(`/users/${school.user.id}`, adminToken)).body.user.dias_contrato).toBeNull()
})
