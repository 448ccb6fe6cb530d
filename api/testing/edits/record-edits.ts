import type { CentresAnswer } from '@fichero/contract/centres.schema'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { DocumentsAnswer } from '@fichero/contract/manuals.schema'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { buildCentre, buildDocument, buildFicha, buildProgram } from '../build.js'
import type { School } from '../school.js'
import type { Edit } from './edit.js'

export const fichaForm: Edit = {
  form: 'the form of a ficha',
  table: 'ficha',
  key: 'nro_ficha',
  build: async ({ api }) => (await buildFicha(api.dataSource)).nro_ficha,
  async read({ api, adminToken }, nro_ficha) {
    const { body } = await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, adminToken)
    return {
      idJefeFicha: body.id_jefe_ficha,
      idProgramaFormacion: String(body.id_programa_formacion),
      jornada: body.jornada,
      oferta: body.oferta,
      // The form sends a stage only if somebody set it.
      ...(body.etapa_a_mano && { etapa: body.etapa }),
      fechaInicioLectiva: body.fecha_inicio_lectiva,
      fechaFinLectiva: body.fecha_fin_lectiva,
      fechaFinFicha: body.fecha_fin_ficha,
    }
  },
  send: ({ api, adminToken }, nro_ficha, values) => api.put(`/fichas/${nro_ficha}`, values, adminToken),
  fields: {
    idJefeFicha: { value: ({ admin }: School) => admin.nro_documento, columns: ['id_jefe'] },
    idProgramaFormacion: {
      value: async ({ api }: School) => String((await buildProgram(api.dataSource)).id),
      columns: ['id_programa_formacion'],
    },
    jornada: { value: 'mixta', columns: ['jornada'] },
    oferta: { value: 'abierta', columns: ['oferta'] },
    etapa: { value: 'lectiva', columns: ['etapa', 'etapa_a_mano'] },
    fechaInicioLectiva: { value: '2025-02-04', columns: ['fecha_inicio_lectiva'] },
    fechaFinLectiva: { value: '2026-08-04', columns: ['fecha_fin_lectiva'] },
    fechaFinFicha: { value: '2027-02-04', columns: ['fecha_fin_ficha'] },
    idCentro: { value: async ({ api }: School) => (await buildCentre(api.dataSource)).id, columns: ['id_centro'] },
  },
}

/** The form of a ficha whose stage was set by hand. The user selects another stage, or null to follow the dates. */
export const fichaStageForm = (etapa: 'productiva' | null, columns: string[]): Edit => ({
  ...fichaForm,
  form: `the form of a ficha with a stage set by hand, and ${etapa ? 'another one' : 'none'} chosen`,
  build: async ({ api }) => (await buildFicha(api.dataSource, { etapa: 'lectiva', etapa_a_mano: true })).nro_ficha,
  fields: { ...fichaForm.fields, etapa: { value: etapa, columns } },
})

/** The payload of a client that sends no `jornada`, `oferta` and `etapa`, which are optional. */
export const fichaOfOtherClient: Edit = {
  ...fichaForm,
  form: 'the payload of a client without optional fields',
  send: (school, key, { jornada: _, oferta: __, etapa: ___, ...values }) => fichaForm.send(school, key, values),
  fields: { fechaFinFicha: { value: '2027-02-04', columns: ['fecha_fin_ficha'] } },
}

export const centreForm: Edit = {
  form: 'the form of a centre',
  table: 'centro',
  build: async ({ api }) => (await buildCentre(api.dataSource)).id,
  async read({ api, adminToken }, id) {
    const { centros } = (await api.get<CentresAnswer>('/centros', adminToken)).body
    const { codigo, nombre, codigo_regional, regional } = centros.find((one) => one.id === id)!
    return { codigo, nombre, codigo_regional, regional }
  },
  send: ({ api, adminToken }, id, values) => api.put(`/centros/${id}`, values, adminToken),
  fields: {
    codigo: { value: '1', columns: ['codigo'] },
    nombre: { value: 'CENTRO DEL SUR', columns: ['nombre'] },
    codigo_regional: { value: '68', columns: ['codigo_regional'] },
    regional: { value: 'REGIONAL SANTANDER', columns: ['regional'] },
  },
}

export const programForm = (hasCode: boolean): Edit => ({
  form: `the form of a program ${hasCode ? 'with' : 'without'} a code`,
  table: 'programa',
  build: async ({ api }) => (await buildProgram(api.dataSource, hasCode ? {} : { codigo: null, version: null })).id,
  async read({ api, adminToken }, id) {
    const { nombre_programa, total_horas, nivel } = (await api.get<ProgramAnswer>(`/programs/${id}`, adminToken)).body
    return { nombrePrograma: nombre_programa, totalHoras: String(total_horas), nivel }
  },
  send: ({ api, adminToken }, id, data) => api.upload('PUT', `/programs/update/${id}`, { data }, adminToken),
  fields: {
    nombrePrograma: { value: 'Otro nombre', columns: ['nombre_programa', 'busqueda', ...(hasCode ? [] : ['huella'])] },
    totalHoras: { value: '2.208', columns: ['total_horas'] },
    nivel: { value: 'tecnico', columns: ['nivel', ...(hasCode ? [] : ['huella'])] },
  },
})

export const documentForm: Edit = {
  form: 'the form of a document',
  table: 'documento',
  build: async ({ api }) => (await buildDocument(api.dataSource, { descargas: 7 })).id,
  async read({ api }, id) {
    const { documentos } = (await api.get<DocumentsAnswer>('/manuals/documentos')).body
    const { titulo_es, titulo_en, categoria } = documentos.find((one) => one.id === id)!
    return { titulo_es, titulo_en, categoria }
  },
  send: ({ api, adminToken }, id, data) => api.upload('PUT', `/manuals/documentos/${id}`, { data }, adminToken),
  fields: {
    titulo_es: { value: 'Otro título', columns: ['titulo_es'] },
    titulo_en: { value: 'Another title', columns: ['titulo_en'] },
    categoria: { value: 'normas', columns: ['categoria'] },
  },
}
