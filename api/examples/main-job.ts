import { loadJudgments } from './load-judgments.js'
import { formOf, signIn } from './sign-in.js'

interface Files {
  design: File
  apprentices: File
  judgments: File
}

/**
 * Signs in, creates a program and a ficha with its apprentices, imports the judgments with a dry run first, and reads the
 * approved outcomes of one apprentice.
 */
export async function mainJob(baseUrl: string, files: Files) {
  const { api, user } = await signIn(baseUrl)

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

  const report = await loadJudgments(api, ficha.nro_ficha, files.judgments)
  const { data, error } = await api.GET('/api/fichas/aprendiz/{documentNumber}', {
    params: { path: { documentNumber: '1900099001' }, query: { ficha: ficha.nro_ficha } },
  })
  if (error) throw new Error(error.code)
  return { report, apprentice: data.data }
}
