import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { countBoard, listBoard } from '@fichero/contract/calls/tyt.calls'
import { answer } from '@fichero/kit/testing/answers'
import { TYT } from '../../testing/tyt'

export const examples = [
  answer(listPrograms, { ok: true, programs: [], can: { create: false, viewDisabled: false } }),
  answer(countBoard, {
    ...TYT,
    pasos: { sin_inscribir: 200, inscrito: 100, presentado: 50, certificado: 6 },
    faltan: { '1': 4, '2': 1, '3': 2, '4-5': 2, '6-10': 40, '11-20': 11, 'mas-de-20': 155 },
  }),
  answer(listBoard, {
    aprendices: [
      {
        resultados_aprobados: 84,
        total_resultados: 85,
        porcentaje_tyt: 98.82,
        banda: 'lista',
        sin_banda: null,
        faltan_para_lista: 0,
        faltan: 1,
        nro_documento: '1052104445',
        tipo_documento: 'CC',
        nombre: 'ALEJANDRA',
        apellido: 'PINEDA ORTEGA',
        estado: 'EN FORMACION',
        nro_ficha: 2990019,
        id_programa: 4,
        nombre_programa: 'Producción agroecológica',
        nombre_jefe_ficha: 'Nicolás Galindo Ballesteros',
        ultimo_reporte: null,
        tyt_inscrito: '2026-03-02',
        tyt_presentado: null,
        tyt_certificado: null,
        can: { recordTyt: true },
      },
    ],
    pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 20 },
  }),
]
