import { type Api, startApi } from '../../../../testing/api.js'
import { type Institution, startInstitution } from '../../../../testing/institution/institution.js'

let institution: Institution
let api: Api
beforeAll(async () => {
  institution = await startInstitution('http://127.0.0.1:1', {})
  api = await startApi({ institution: institution.settings })
})
afterAll(async () => {
  await api.close()
  await institution.stop()
})

it('a provider that is frozen is given up after some seconds, and used again when it goes on', async () => {
  institution.freeze(true)
  const answers = await Promise.all([1, 2].map(() => api.post('/auth/institucion')))
  expect(answers).toMatchObject([503, 503].map((status) => ({ status, body: { code: 'institution_unavailable' } })))
  institution.freeze(false)
  expect((await api.post('/auth/institucion')).status).toBe(200)
})
