import { formOf, type signIn } from './sign-in.js'

type Client = Awaited<ReturnType<typeof signIn>>['api']

/** Imports a judgments report in two calls: a dry run, and the application of its plan. Returns the changes. */
export async function loadJudgments(api: Client, nroFicha: number, judgments: File) {
  const simulated = await api.PUT('/api/fichas/{nroFicha}/evaluaciones', {
    params: { path: { nroFicha }, query: { simular: true } },
    body: { archivo_excel: judgments },
    bodySerializer: formOf,
  })
  const plan = simulated.data?.plan
  if (!plan) throw new Error(simulated.error?.code)
  const applied = await api.POST('/api/fichas/{nroFicha}/evaluaciones/{plan}', {
    params: { path: { nroFicha, plan: plan.id } },
  })
  if (applied.error) throw new Error(applied.error.code)
  return applied.data.reporte
}
