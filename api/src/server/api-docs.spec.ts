import { type Api, startApi } from '../../testing/api.js'
import { listRoutes } from '../../testing/routes.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

interface Operation {
  security?: object[]
  responses: Record<string, object>
}

it('the documentation has every route with its answer, its errors and whether it needs a token', async () => {
  const { body } = await api.get<{ paths: Record<string, Record<string, Operation>> }>('/docs-json')
  for (const [route, access] of Object.entries(listRoutes(api.app))) {
    const [method = '', path = ''] = route.split(' ')
    const operation = body.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
    const answers = Object.entries(operation?.responses ?? {})
    const statuses = answers.map(([status]) => status)
    // A call that creates something and has a dry run has both 200 and 201.
    const successes = statuses.filter((status) => status.startsWith('2')).join()
    expect([route, successes]).toEqual([route, expect.stringMatching(/^(200|201|200,201)$/)])
    expect(statuses).toEqual(
      expect.arrayContaining(access === 'public' ? ['400', 'default'] : ['400', '401', 'default']),
    )
    // 304 has no body.
    for (const [status, answer] of answers.filter(([code]) => code !== '304'))
      expect([route, status, answer]).toEqual([
        route,
        status,
        status === 'default'
          ? { $ref: '#/components/responses/Error' }
          : expect.objectContaining({ content: expect.anything() }),
      ])
    expect([
      route,
      operation?.security?.some((scheme) => 'x-token' in scheme && operation.security?.length === 1),
    ]).toEqual([route, access !== 'public'])
  }
})

it('the documentation has multipart requests as they are sent', async () => {
  const { body } = await api.get<{ paths: Record<string, Record<string, object>> }>('/docs-json')
  const bodyWith = (properties: object) => ({
    requestBody: { content: { 'multipart/form-data': { schema: { properties } } } },
  })
  const file = { archivo_excel: { type: 'string', format: 'binary', description: expect.any(String) } }
  expect(body.paths['/api/fichas/create']?.post).toMatchObject(
    bodyWith({ ...file, data: { $ref: '#/components/schemas/CreateFichaData' } }),
  )
  expect(body.paths['/api/fichas/{nroFicha}/evaluaciones']?.put).toMatchObject(bodyWith(file))
})

it('the server serves the documentation page, which links to the file', async () => {
  const response = await fetch(`${api.url}/api/docs`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('swagger-ui')
  const { body } = await api.get<{ info: { description: string } }>('/docs-json')
  expect(body.info.description).toContain('[JSON](/api/docs-json)')
})
