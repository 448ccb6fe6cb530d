import type { Column } from './column.js'

const each = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

const JUDGMENTS = ['juicio', 'juicio evaluativo', 'juicio de evaluacion']
const GIVEN = [...JUDGMENTS, ...each(['registro'], JUDGMENTS), 'evaluacion', 'calificacion', 'valoracion']
const PEOPLE = ['funcionario', 'instructor', 'evaluador', 'persona', 'usuario', 'responsable']
const GAVE = each(['registro', 'registra', 'evaluo', 'evalua', 'califico', 'califica', 'emitio'], JUDGMENTS)

/** The columns of a list of judgments beside those of the person and of the outcome, by the names that people write. */
export const JUDGMENT_COLUMNS: readonly Column[] = [
  {
    field: 'juicio',
    heading: 'Juicio de Evaluación',
    alsoKnownAs: [
      ...['juicio evaluativo', 'juicio final', 'juicio de valor', 'juicio del resultado', 'juicio emitido'],
      ...['juicio del resultado de aprendizaje', 'resultado del juicio', 'resultado de la evaluacion'],
      ...['estado del juicio', 'concepto de evaluacion', 'concepto evaluativo'],
    ],
    inShort: ['juicio', 'evaluacion', 'calificacion', 'valoracion', 'concepto', 'resultado'],
  },
  {
    field: 'fecha_registro',
    heading: 'Fecha y Hora del Juicio Evaluativo',
    alsoKnownAs: each(['fecha', 'fecha y hora'], GIVEN),
    inShort: ['fecha y hora de registro', 'fecha de registro', 'fecha de aprobacion', 'fecha y hora', 'fecha'],
    optional: true,
  },
  {
    field: 'evaluador',
    heading: 'Funcionario que registro el juicio evaluativo',
    alsoKnownAs: [
      ...each(PEOPLE, GAVE),
      ...each(PEOPLE, ['registro', 'evaluo', 'califico', 'emitio']),
      ...each(['instructor', 'funcionario', 'responsable'], ['evaluador', 'de la evaluacion', 'del juicio']),
      ...['nombre del evaluador', 'nombre del funcionario', 'evaluado por', 'calificado por', 'registrado por'],
    ],
    inShort: [
      'funcionario',
      'evaluador',
      'instructor',
      'nombre del instructor',
      'instructor responsable',
      'responsable',
    ],
    optional: true,
  },
  {
    field: 'observacion',
    heading: 'Observaciones',
    alsoKnownAs: ['observacion del juicio', 'observacion de la evaluacion'],
    inShort: ['observaciones', 'comentarios'],
    optional: true,
  },
]
