import type { Nivel } from '@fichero/contract/enums'

export interface ProgramText {
  codigo: string
  version: string
  nombre: string
  nivel: Nivel
  total_horas: number
  competencias: number
  resultados: number
  /** Subjects of the program's own competencies. */
  temas: readonly string[]
}

/** Invented programs of realistic sizes. Their codes do not occur in any sample file. */
export const PROGRAM_TEXTS: readonly ProgramText[] = [
  {
    codigo: '901101',
    version: '1',
    nombre: 'Desarrollo de soluciones de software',
    nivel: 'tecnologo',
    total_horas: 3984,
    competencias: 20,
    resultados: 75,
    temas: [
      'REQUISITOS DE LA SOLUCIÓN DE SOFTWARE',
      'MODELOS DE DATOS',
      'ARQUITECTURA DEL SOFTWARE',
      'INTERFACES DE USUARIO',
      'SERVICIOS WEB',
      'PRUEBAS DEL SOFTWARE',
      'DESPLIEGUE DE APLICACIONES',
      'CALIDAD DEL PRODUCTO DE SOFTWARE',
    ],
  },
  {
    codigo: '901102',
    version: '2',
    nombre: 'Programación de aplicaciones',
    nivel: 'tecnico',
    total_horas: 2304,
    competencias: 14,
    resultados: 47,
    temas: ['ALGORITMOS', 'BASES DE DATOS', 'APLICACIONES WEB', 'APLICACIONES MÓVILES', 'CONTROL DE VERSIONES'],
  },
  {
    codigo: '901103',
    version: '1',
    nombre: 'Gestión contable y financiera',
    nivel: 'tecnologo',
    total_horas: 3120,
    competencias: 15,
    resultados: 56,
    temas: [
      'HECHOS ECONÓMICOS',
      'ESTADOS FINANCIEROS',
      'OBLIGACIONES TRIBUTARIAS',
      'COSTOS DE PRODUCCIÓN',
      'PRESUPUESTOS',
      'INVENTARIOS',
    ],
  },
  {
    codigo: '901104',
    version: '100',
    nombre: 'Producción agroecológica',
    nivel: 'tecnologo',
    total_horas: 3984,
    competencias: 20,
    resultados: 85,
    temas: [
      'SUELOS',
      'SEMILLAS Y VIVEROS',
      'CULTIVOS',
      'ABONOS ORGÁNICOS',
      'MANEJO DE PLAGAS',
      'COSECHA Y POSCOSECHA',
      'COMERCIALIZACIÓN DEL PRODUCTO AGROPECUARIO',
    ],
  },
  {
    codigo: '901105',
    version: '1',
    nombre: 'Cocina regional',
    nivel: 'tecnico',
    total_horas: 2208,
    competencias: 14,
    resultados: 88,
    temas: [
      'MATERIAS PRIMAS',
      'COCCIONES',
      'PREPARACIONES TRADICIONALES',
      'PANADERÍA',
      'MONTAJE DEL SERVICIO',
      'INOCUIDAD',
    ],
  },
]

/** Competencies common to all programs. */
export const SHARED_SUBJECTS = [
  'COMUNICACIÓN ORAL Y ESCRITA',
  'INGLÉS',
  'MATEMÁTICAS',
  'CIENCIAS NATURALES',
  'ÉTICA Y CULTURA DE PAZ',
  'SEGURIDAD Y SALUD EN EL TRABAJO',
  'ACTIVIDAD FÍSICA Y HÁBITOS SALUDABLES',
  'DERECHOS DEL TRABAJO',
  'EMPRENDIMIENTO',
  'HERRAMIENTAS INFORMÁTICAS',
  'INVESTIGACIÓN',
  'ETAPA PRÁCTICA',
] as const

/** Beginnings of the names of competencies. */
export const COMPETENCY_VERBS = [
  'APLICAR',
  'GESTIONAR',
  'ESTRUCTURAR',
  'DESARROLLAR',
  'CONTROLAR',
  'EVALUAR',
  'PLANEAR',
  'INTEGRAR',
] as const

/** Beginnings of the texts of outcomes. */
export const OUTCOME_VERBS = [
  'IDENTIFICAR LAS CARACTERÍSTICAS DE',
  'RECONOCER LOS CONCEPTOS DE',
  'PLANEAR ACTIVIDADES DE',
  'EJECUTAR TAREAS DE',
  'DOCUMENTAR LOS PROCESOS DE',
  'VERIFICAR LOS RESULTADOS DE',
  'PROPONER MEJORAS EN',
  'ARGUMENTAR DECISIONES SOBRE',
  'APLICAR TÉCNICAS DE',
  'VALORAR EL IMPACTO DE',
] as const

export const OUTCOME_ENDINGS = [
  'SEGÚN PROCEDIMIENTO TÉCNICO.',
  'DE ACUERDO CON LA NORMATIVA VIGENTE.',
  'SEGÚN NECESIDADES DEL CONTEXTO PRODUCTIVO Y SOCIAL.',
  'CON CRITERIOS DE CALIDAD.',
  'DE ACUERDO CON LOS REQUERIMIENTOS DEL CLIENTE Y LAS POLÍTICAS DE LA EMPRESA.',
  'TENIENDO EN CUENTA LOS ESTÁNDARES DEL SECTOR.',
  'EN ENTORNOS REALES DE TRABAJO.',
] as const
