// Example clients that know only `openapi.json`, from which openapi-typescript generates their types.
// `src/server/openapi/client.long.spec.ts` generates the types, compiles these files and runs them.
import createClient from 'openapi-fetch'
import type { paths } from './openapi.js'

/** Signs in. The client sends the token with every later call. */
export async function signIn(baseUrl: string) {
  const api = createClient<paths>({ baseUrl })
  const session = await api.POST('/api/auth/login', {
    body: { nro_documento: '1000000001', contrasena: 'una clave larga' },
  })
  if (session.error) throw new Error(session.error.msg)
  const { token, user } = session.data
  api.use({
    onRequest({ request }) {
      request.headers.set('x-token', token)
    },
  })
  return { api, user }
}

/** Serializes a body to `FormData`: JSON becomes text, and files remain files. */
export function formOf(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    form.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return form
}
