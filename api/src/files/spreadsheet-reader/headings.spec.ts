import {
  columnsMeantBy,
  knownColumn,
  LAYOUTS,
  missingColumns,
  reportHeadings,
  type SheetKind,
  templateColumns,
} from './headings.js'

/** Headings as people and SOFIA write them, by the field of their column. */
const PERSON = {
  tipo_documento: [
    'Tipo de Documento',
    'Tipo documento',
    'TIPO DOC',
    'tipo de doc',
    'Tipo doc.',
    'Tipo de identificación',
    ...[
      'Tipo de Documento de Identidad',
      'TIPO_DOC',
      'Tipos de documento',
      'Tipo documento aprendiz',
      'Clase de documento',
    ],
  ],
  nro_documento: [
    ...['Número de Documento', 'numero documento', 'Nro documento', 'Nro de documento', 'Nro. documento'],
    ...['Nro. de documento', 'No documento', 'No. documento', 'No de documento', 'No. de documento', 'N° documento'],
    ...['Documento', 'Documento de identidad', 'Número de identificación', 'Identificación', 'Cédula'],
    ...['Nº de documento', 'N.º documento', 'N. documento', '# documento', 'Núm. de documento', 'Num doc', 'Nro. doc.'],
    ...['Número de documento de identidad', 'No. de identificación', 'Nro. identificación', 'Número de cédula'],
    ...['Cédula de ciudadanía', 'Doc', 'Doc. de identidad', 'CC', 'Documento del aprendiz', 'Documento del estudiante'],
    ...['DOCUMENTO_APRENDIZ'],
  ],
  nombre: [
    ...['Nombre', 'NOMBRES', 'Nombre aprendiz', 'Nombres aprendiz', 'Nombre(s)', 'Nombre del Aprendiz'],
    ...['Nombres de los aprendices', 'Nombre estudiante', 'Nombre/s'],
  ],
  apellido: [
    ...['Apellidos', 'apellido', 'Apellidos aprendiz', 'Apellido aprendiz', 'Apellido(s)', 'Apellidos del alumno'],
  ],
}
const STATE = ['Estado', 'Estado aprendiz', 'Estado del aprendiz', 'Estado de formación', 'Estado de la matrícula']
const DESIGN = {
  competencia: ['Competencia', 'Competencias', 'Nombre de la competencia', 'Competencia laboral'],
  resultado: [
    ...['Resultado de Aprendizaje', 'Resultados de aprendizaje', 'Resultado aprendizaje', 'Resultado', 'RAP', 'RAE'],
    ...['Resultados', 'Resultado de aprendizajes', 'RESULTADO_APRENDIZAJE', 'Nombre del resultado de aprendizaje'],
  ],
}

const READ: Partial<Record<SheetKind, Record<string, string[]>>> = {
  juicios: {
    ...PERSON,
    ...DESIGN,
    estado: STATE,
    juicio: [
      ...[
        'Juicio de Evaluación',
        'Juicio',
        'Juicio evaluativo',
        'Juicio de evaluativo',
        'Juicios',
        'Juicio Evaluación',
      ],
      ...[
        'Juicios evaluativos',
        'Juicio de valor',
        'Juicio final',
        'Juicio del resultado',
        'Resultado de la evaluación',
      ],
      ...['Resultado evaluación', 'Resultado del juicio', 'Evaluación', 'Calificación', 'Valoración', 'Concepto'],
    ],
    fecha_registro: [
      ...['Fecha y Hora del Juicio Evaluativo', 'Fecha y hora del juicio', 'Fecha y hora del juicio de evaluación'],
      ...['Fecha del juicio evaluativo', 'Fecha', 'FECHA', 'Fechas', 'Fecha y hora', 'Fecha/hora', 'Fecha de registro'],
      ...['Fecha registro', 'Fecha del registro', 'Fecha y hora de registro', 'Fecha juicio', 'Fecha del juicio'],
      ...['Fecha de juicio de evaluación', 'Fecha evaluación', 'Fecha de evaluación', 'Fecha de la evaluación'],
      ...['Fecha calificación', 'Fecha de registro del juicio', 'Fecha registro juicio evaluativo', 'FECHA_JUICIO'],
      ...['Fecha de aprobación'],
    ],
    evaluador: [
      ...['Funcionario que registro el juicio evaluativo', 'Funcionario que registró el juicio'],
      ...['Funcionario que registró juicio evaluativo', 'Funcionario'],
      ...['Instructor', 'INSTRUCTORES', 'Instructora', 'Docente', 'Profesor', 'Evaluador', 'Instructor evaluador'],
      ...['Instructor que evaluó', 'Instructor que registró el juicio', 'Funcionario que registró', 'Evaluado por'],
      ...[
        'Nombre del instructor',
        'Nombre del funcionario',
        'Nombre evaluador',
        'Instructor responsable',
        'Responsable',
      ],
      ...['Persona que registró el juicio', 'Registrado por', 'Responsable de la evaluación'],
    ],
    observacion: [
      'Obs.',
      'Comentarios',
      'Observaciones',
      'Observación',
      'Observación del juicio',
      'Observaciones del juicio',
    ],
  },
  aprendices: {
    ...PERSON,
    estado: STATE,
    apellidos_y_nombres: [
      ...['Apellidos y Nombres', 'Apellido y nombre', 'Apellidos y nombres del aprendiz', 'Apellidos nombres'],
    ],
    nombres_y_apellidos: [
      ...['Nombres y Apellidos', 'Nombre y apellido', 'Nombre y apellidos', 'Nombres y apellidos del aprendiz'],
      ...['Nombre completo', 'Nombres apellidos'],
    ],
    ficha: [
      ...['Ficha', 'Número de ficha', 'Número ficha', 'Nro ficha', 'Nro. ficha', 'No ficha', 'No. ficha'],
      ...['No. de ficha', 'Código ficha', 'Código de ficha', 'Ficha de caracterización'],
      ...['N° ficha', 'Fichas', 'Cód. ficha', 'Número de ficha de caracterización', 'ID Ficha'],
    ],
    celular: [
      'Cel.',
      'Tel. celular',
      'Nro. celular',
      'Número de teléfono',
      'Teléfono móvil',
      'Celular del aprendiz',
      'Celular',
      'Teléfono',
      'Teléfono celular',
      'Número de celular',
      'Móvil',
    ],
    correo: [
      'Correo personal',
      'Correos',
      'Mail',
      'Correo del aprendiz',
      'Dirección de correo electrónico',
      'Correo Electrónico',
      'Correo',
      'Correo electrónico aprendiz',
      'Email',
      'E-mail',
    ],
  },
  personas: {
    ...PERSON,
    nombre: [...PERSON.nombre, 'Nombre instructor', 'Nombres instructor'],
    apellido: [...PERSON.apellido, 'Apellido instructor', 'Apellidos instructor'],
    correo_institucional: [
      ...['Correo Institucional', 'Correo', 'Correo electrónico', 'Correo electrónico institucional', 'Email'],
      ...['E-mail', 'Mail'],
    ],
    tipo: ['Tipo de Instructor', 'Tipo', 'Tipo instructor', 'Vinculación', 'Tipo de vinculación', 'Tipo vinculación'],
    fecha_inicio_contrato: [
      ...['Inicio del Contrato', 'Inicio de contrato', 'Inicio contrato', 'Fecha inicio contrato'],
      ...['Fecha de inicio contrato', 'Fecha de inicio de contrato', 'Fecha de inicio del contrato', 'Fecha inicio'],
      ...['Fecha de inicio'],
    ],
    fecha_fin_contrato: [
      ...['Fin del Contrato', 'Fin de contrato', 'Fin contrato', 'Fecha fin contrato', 'Fecha de fin contrato'],
      ...['Fecha de fin de contrato', 'Fecha de fin del contrato', 'Fecha fin', 'Fecha de fin', 'Fecha de terminación'],
    ],
    rol: ['Rol', 'Rol en Fichero', 'Role', 'Roles'],
  },
  programa: DESIGN,
}

describe('a heading', () => {
  it.each(
    Object.entries(READ).flatMap(([kind, fields]) =>
      Object.entries(fields).flatMap(([field, headings]) =>
        headings.map((heading) => [kind as SheetKind, heading, field] as const),
      ),
    ),
  )('of %s: «%s» is the field %s', (kind, heading, field) => expect(knownColumn(kind, heading)?.field).toBe(field))

  it.each([
    ...['Código Norma', 'Norma', 'Código de norma', 'Código de la norma', 'Norma de competencia'],
    ...['Código norma de competencia', 'Código de norma de competencia laboral'],
    ...['Código de la norma de competencia laboral', 'NSCL', 'Horas', 'Duración', 'Duración horas'],
    ...['Duración en horas', 'Duración (horas)', 'Total horas', 'Horas totales'],
  ])('of a design is known but not read: %s', (heading) => {
    expect(knownColumn('programa', heading)).toMatchObject({ field: null, optional: true })
  })

  it.each<[SheetKind, string]>([
    ['programa', ''],
    ['programa', 'Fecha'],
    ['personas', 'Estado'],
    ['aprendices', 'Fecha'],
    ['aprendices', 'Instructor'],
    ['aprendices', 'Correo Institucional'],
    ['aprendices', 'Aprendiz'],
    ['juicios', 'No.'],
    ['juicios', 'Fecha de nacimiento'],
    ['juicios', 'Fecha de inicio'],
    ['juicios', 'Fecha fin'],
    ['juicios', 'Fecha del reporte'],
    ['juicios', 'Ficha'],
    ['juicios', 'Observación interna'],
    ['juicios', 'Código'],
  ])('of %s is not taken for a column: %j', (kind, heading) => expect(knownColumn(kind, heading)).toBeUndefined())

  it('matches at most one column of each rank', () => {
    const ambiguous = Object.entries(LAYOUTS).flatMap(([kind, columns]) =>
      columns
        .flatMap(({ heading, alsoKnownAs = [], ambiguousNames = [] }) => [heading, ...alsoKnownAs, ...ambiguousNames])
        .map((name) => columnsMeantBy(kind as SheetKind, name).map(({ rank }) => rank))
        .filter((ranks) => ranks.length > 1),
    )
    expect(ambiguous.length).toBeGreaterThan(0)
    for (const ranks of ambiguous) expect(new Set(ranks).size).toBe(ranks.length)
  })
})

describe('the required columns', () => {
  it.each<[SheetKind, string[]]>([
    [
      'juicios',
      [
        ...['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado', 'Competencia'],
        ...['Resultado de Aprendizaje', 'Juicio de Evaluación'],
      ],
    ],
    ['aprendices', ['Número de Documento', 'Nombre', 'Apellidos']],
    [
      'personas',
      [
        ...['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Correo Institucional'],
        ...['Tipo de Instructor'],
      ],
    ],
    ['programa', ['Competencia', 'Resultado de Aprendizaje']],
    [
      'instructores',
      [
        ...['Nombre Instructor', 'Apellido Instructor', 'Estado Instructor', 'Competencia'],
        ...['Fecha Inicio Programación', 'Fecha Fin Programación', 'Horas Programadas'],
      ],
    ],
    ['asistencia', []],
    ['juicios_de_uno', []],
    ['planeacion', []],
    ['df14', []],
    [
      'pe04',
      [
        ...['IDENTIFICADOR_FICHA', 'ESTADO_CURSO', 'NIVEL_FORMACION', 'FECHA_INICIO_FICHA', 'FECHA_TERMINACION_FICHA'],
        ...['CODIGO_PROGRAMA', 'VERSION_PROGRAMA', 'NOMBRE_PROGRAMA_FORMACION', 'DURACION_PROGRAMA'],
      ],
    ],
  ])('of %s have their headings listed if all are missing', (kind, headings) => {
    expect(missingColumns(kind, () => false).map(({ heading }) => heading)).toEqual(headings)
  })

  it.each([
    ['a column with both names', ['nro_documento', 'nombres_y_apellidos'], []],
    ['a column with both names, surnames first', ['nro_documento', 'apellidos_y_nombres'], []],
    ['names without surnames', ['nro_documento', 'nombre'], ['Apellidos']],
    ['surnames without names', ['nro_documento', 'apellido'], ['Nombre']],
  ])('of apprentices depend on the columns of names: %s', (_, fields, missing) => {
    const found = missingColumns('aprendices', ({ field }) => fields.includes(String(field)))
    expect(found.map(({ heading }) => heading)).toEqual(missing)
  })

  it('are listed in the order of the report, without columns that only lists made by people have', () => {
    expect(reportHeadings('aprendices')).toBe(
      'Tipo de Documento, Número de Documento, Nombre, Apellidos, Estado, Celular, Correo Electrónico',
    )
    expect(reportHeadings('programa')).toBe('Competencia, Resultado de Aprendizaje, Código Norma, Horas')
    expect(templateColumns('programa')).toEqual(['Competencia', 'Resultado de Aprendizaje'])
    expect(templateColumns('aprendices')).toHaveLength(7)
  })
})
