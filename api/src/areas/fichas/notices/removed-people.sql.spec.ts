import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { openFichaSchool } from '../../../../testing/ficha-school.js'
import { FICHA } from '../../../../testing/school.js'
import { ApprenticeNotice } from './apprentice-notice.entity.js'

it('the notices of a ficha are deleted with the ficha', async () => {
  const { api, adminToken, close } = await openFichaSchool()
  const { aprendices } = (await api.get<MissingAnswer>(`/fichas/${FICHA}/faltantes`, adminToken)).body
  const path = `/fichas/${FICHA}/aprendices/${aprendices[0]?.nro_documento}/avisos`
  expect((await api.post(path, { canal: 'copia' }, adminToken)).status).toBe(200)
  expect(await api.dataSource.manager.count(ApprenticeNotice)).toBe(1)
  expect((await api.call('DELETE', `/fichas/${FICHA}`, { token: adminToken })).status).toBe(200)
  expect(await api.dataSource.manager.count(ApprenticeNotice)).toBe(0)
  await close()
})
