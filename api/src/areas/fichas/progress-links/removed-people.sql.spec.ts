import type { MadeLinksAnswer } from '@fichero/contract/progress-links.schema'
import { fakeDate } from '../../../../testing/fake-date.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { FICHA } from '../../../../testing/school.js'
import { ProgressLink } from './progress-link.entity.js'

let school: FichaSchool
beforeEach(async () => {
  fakeDate(Date.parse('2026-12-01T15:00:00Z'))
  school = await openFichaSchool()
})
afterEach(async () => {
  jest.useRealTimers()
  await school.close()
})

const make = async () => {
  const { body } = await school.api.post<MadeLinksAnswer>(`/fichas/${FICHA}/enlaces`, {}, school.adminToken)
  return body.enlaces
}
type Made = MadeLinksAnswer['enlaces'][number]

const open = ({ direccion, nro_documento }: Made) =>
  school.api.post('/mi-avance', { enlace: direccion.split('#')[1], digitos: nro_documento.slice(-4) })
const linkCount = () => school.api.dataSource.manager.countBy(ProgressLink, {})

it('the links of a ficha are deleted with the ficha', async () => {
  const [first] = await make()
  expect((await open(first!)).status).toBe(200)
  const { status } = await school.api.call('DELETE', `/fichas/${FICHA}`, { token: school.adminToken })
  expect(status).toBe(200)
  expect((await open(first!)).body).toMatchObject({ code: 'progress_link_unknown' })
  expect(await linkCount()).toBe(0)
})

it('after two people are merged, only the link of the kept person opens', async () => {
  const links = await make()
  const [kept, other] = links
  const { status } = await school.api.post(
    `/fichas/${FICHA}/aprendices/${kept!.nro_documento}/union`,
    { otro: other!.nro_documento, conserva: kept!.nro_documento },
    school.adminToken,
  )
  expect(status).toBe(200)
  expect((await open(kept!)).status).toBe(200)
  expect((await open(other!)).body).toMatchObject({ code: 'progress_link_unknown' })
  expect(await linkCount()).toBe(links.length - 1)
})
