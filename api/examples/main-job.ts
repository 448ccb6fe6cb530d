// What another program does with the API, knowing nothing but `openapi.json`: its types are those that openapi-typescript
// makes of it. `src/openapi/client.spec.ts` makes them, compiles this and runs it.
import createClient from 'openapi-fetch'
import type { paths } from './openapi.js'

interface Files {
  design: File
  apprentices: File
  judgments: File
}

/** A form as `FormData` sends it: JSON as text, files as they are. */
function formOf(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    form.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return form
}

/**
 * Signs in, creates a program and a ficha with its apprentices, loads the judgments as a plan, and reads what one
 * apprentice has achieved.
 */
export async function mainJob(baseUrl: string, files: Files) {
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

  const created = await api.POST('/api/programs/create', {
    body: {
      data: { nombrePrograma: 'Gestión de huertas urbanas y viveros', totalHoras: 3984, nivel: 'tecnologo' },
      archivo_excel: files.design,
    },
    bodySerializer: formOf,
  })
  const program = created.data?.program
  if (!program) throw new Error(created.error?.code)

  const opened = await api.POST('/api/fichas/create', {
    body: {
      data: {
        nroFicha: 2_888_001,
        idJefeFicha: user.nro_documento,
        idProgramaFormacion: program.id,
        jornada: 'mixta',
        oferta: 'abierta',
        fechaInicioLectiva: '2025-02-05',
        fechaFinLectiva: '2026-08-05',
        fechaFinFicha: '2027-05-06',
      },
      archivo_excel: files.apprentices,
    },
    bodySerializer: formOf,
  })
  const ficha = opened.data?.ficha
  if (!ficha) throw new Error(opened.error?.code)

  const simulated = await api.PUT('/api/fichas/{nroFicha}/evaluaciones', {
    params: { path: { nroFicha: ficha.nro_ficha }, query: { simular: true } },
    body: { archivo_excel: files.judgments },
    bodySerializer: formOf,
  })
  const plan = simulated.data?.plan
  if (!plan) throw new Error(simulated.error?.code)
  const applied = await api.POST('/api/fichas/{nroFicha}/evaluaciones/{plan}', {
    params: { path: { nroFicha: ficha.nro_ficha, plan: plan.id } },
  })
  if (applied.error) throw new Error(applied.error.code)

  const { data, error } = await api.GET('/api/fichas/aprendiz/{documentNumber}', {
    params: { path: { documentNumber: '1900099001' }, query: { ficha: ficha.nro_ficha } },
  })
  if (error) throw new Error(error.code)
  return { report: applied.data.reporte, apprentice: data.data }
}
