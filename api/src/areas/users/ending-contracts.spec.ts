import { MAX_ENDING_CONTRACTS } from '@fichero/contract/limits'
import type { EndingContractsAnswer, UserAnswer } from '@fichero/contract/users.schema'
import { buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { openSchool, type School } from '../../../testing/school.js'
import type { User } from './user.entity.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const ending = async () => (await school.api.get<EndingContractsAnswer>('/dashboard/contracts', school.adminToken)).body

/** Builds a contratista whose contract ends in this number of days. */
const contratista = (days: number, overrides: Partial<User> = {}) =>
  buildUser(school.api.dataSource, {
    tipo: 'contratista',
    fecha_inicio_contrato: inDays(days - 300),
    fecha_fin_contrato: inDays(days),
    ...overrides,
  })

it('the list has enabled users whose contract ends within sixty days or has ended, earliest end first', async () => {
  const people = new Map<number, User>()
  for (const days of [60, -3, 0, 61]) people.set(days, await contratista(days))
  await contratista(5, { estado: 'deshabilitado' })
  await contratista(5, { estado: 'pendiente' })
  people.set(5, await contratista(5, { tipo: 'tecnico' }))
  people.set(-8, await contratista(-8, { acceso_hasta: inDays(9) }))
  await contratista(5, { fecha_fin_contrato: null })
  await contratista(400, { fecha_inicio_contrato: inDays(3) })
  const row = (days: number) => {
    const { id = 0, nombre = '', apellido = '' } = people.get(days) ?? {}
    const limite_contrato =
      days < 0 ? { motivo: 'contract_ended', fecha: inDays(days), acceso_hasta: days === -3 ? null : inDays(9) } : null
    return { id, nombre, apellido, fecha_fin_contrato: inDays(days), dias_contrato: days, version: 1, limite_contrato }
  }
  const { personas, total } = await ending()
  expect({ personas, total }).toEqual({ total: 5, personas: [row(-8), row(-3), row(0), row(5), row(60)] })
})

it('counts the contracts that end within thirty and seven days, without those that have ended', async () => {
  for (const days of [-1, 0, 7, 8, 30, 31]) await contratista(days)
  await contratista(5, { estado: 'deshabilitado' })
  expect((await ending()).proximos).toEqual([
    { dias: 30, contratos: 4 },
    { dias: 7, contratos: 2 },
  ])
})

it('the list has users in the grace period whose contract has not begun', async () => {
  const { id } = await contratista(400, { fecha_inicio_contrato: inDays(3), acceso_hasta: inDays(9) })
  const limite_contrato = { motivo: 'contract_not_begun', fecha: inDays(3), acceso_hasta: inDays(9) }
  expect((await ending()).personas).toMatchObject([{ id, limite_contrato }])
})

it('the list has the contracts that end first, and the count includes all contracts', async () => {
  for (let days = 0; days <= MAX_ENDING_CONTRACTS; days++) await contratista(days - 20)
  const { total, personas } = await ending()
  expect(total).toBe(MAX_ENDING_CONTRACTS + 1)
  expect(personas.map(({ dias_contrato }) => dias_contrato)).toEqual(
    Array.from({ length: MAX_ENDING_CONTRACTS }, (_, index) => index - 20),
  )
})

it('the remaining days are shown only to the user and to people who may edit the user', async () => {
  const { api, userToken, adminToken } = school
  const person = await contratista(12)
  const read = async (token: string) => (await api.get<UserAnswer>(`/users/${person.id}`, token)).body.user
  const known = { fecha_fin_contrato: inDays(12), dias_contrato: 12 }
  expect(await read(adminToken)).toMatchObject(known)
  expect(await read(api.tokenOf(person))).toMatchObject(known)
  expect(await read(userToken)).toMatchObject({ fecha_fin_contrato: null, dias_contrato: null })
  expect((await api.get<UserAnswer>(`/users/${school.user.id}`, adminToken)).body.user.dias_contrato).toBeNull()
})
