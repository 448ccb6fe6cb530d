import { loadJudgments } from './load-judgments.js'
import { signIn } from './sign-in.js'

/** Signs in, imports a report, and lists the missing outcomes of each apprentice and the evaluators who owe them, in four calls. */
export async function whoLacksWhat(baseUrl: string, nroFicha: number, judgments: File) {
  const { api } = await signIn(baseUrl)
  await loadJudgments(api, nroFicha, judgments)
  const { data, error } = await api.GET('/api/fichas/{nroFicha}/faltantes', { params: { path: { nroFicha } } })
  if (error) throw new Error(error.code)

  const outcomes = new Map(data.resultados.map((outcome) => [outcome.id_resultado, outcome]))
  const people = new Map(data.responsables.map((person) => [person.clave, person]))
  return data.aprendices.flatMap(({ nro_documento, faltantes }) =>
    faltantes.map(({ id_resultado, estado, responsable }) => ({
      apprentice: nro_documento,
      competency: outcomes.get(id_resultado)?.codigo_competencia,
      outcome: outcomes.get(id_resultado)?.codigo,
      judgment: estado,
      owedBy: responsable === null ? 'nobody is known' : people.get(responsable)?.nombre,
    })),
  )
}
