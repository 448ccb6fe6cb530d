import type { Page } from '@playwright/test'
import { ADMIN, type Server } from './server'

export interface Session {
  token: string
  user: { id: number; nro_documento: string }
}

/** Calls the API as this session, or as nobody; fails unless it succeeds. */
export async function callApi<T>(
  server: Server,
  path: string,
  init: { method?: string; body?: unknown; session?: Session } = {},
) {
  const { method = 'GET', body, session } = init
  const isForm = body instanceof FormData
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(session && { 'x-token': session.token }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

export const signInAs = (server: Server, credentials = ADMIN) =>
  callApi<Session>(server, '/auth/login', { method: 'POST', body: credentials })

/** The browser is signed in from its first page on, until it signs out by itself. */
export const remember = (page: Page, { token, user }: Session) =>
  page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'once')
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [token, JSON.stringify(user)] as const,
  )
