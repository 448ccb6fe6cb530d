import type { Column } from './column.js'

/** Returns every combination of a first and a second part of a heading. */
const combinations = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

const JUDGMENTS = ['juicio', 'juicio evaluativo', 'juicio de evaluacion']
/** Nouns for the judgment in headings of its date, such as `Fecha de registro juicio`. */
const JUDGMENT_NOUNS = [
  ...JUDGMENTS,
  ...combinations(['registro'], JUDGMENTS),
  'evaluacion',
  'calificacion',
  'valoracion',
]
/** Nouns for the evaluator in headings. */
const EVALUATOR_NOUNS = ['funcionario', 'instructor', 'evaluador', 'persona', 'usuario', 'responsable']
/** Verbs in headings of the evaluator, such as `Funcionario que registro juicio`. */
const EVALUATOR_VERBS = combinations(
  ['registro', 'registra', 'evaluo', 'evalua', 'califico', 'califica', 'emitio'],
  JUDGMENTS,
)

/** The columns of a list of judgments, apart from the columns of the person and the outcome, with the names that people use. */
export const JUDGMENT_COLUMNS: readonly Column[] = [
  {
    field: 'juicio',
    heading: 'Juicio de Evaluación',
    alsoKnownAs: [
      ...['juicio evaluativo', 'juicio final', 'juicio de valor', 'juicio del resultado', 'juicio emitido'],
      ...['juicio del resultado de aprendizaje', 'resultado del juicio', 'resultado de la evaluacion'],
      ...['estado del juicio', 'concepto de evaluacion', 'concepto evaluativo'],
    ],
    ambiguousNames: ['juicio', 'evaluacion', 'calificacion', 'valoracion', 'concepto', 'resultado'],
  },
  {
    field: 'fecha_registro',
    heading: 'Fecha y Hora del Juicio Evaluativo',
    alsoKnownAs: combinations(['fecha', 'fecha y hora'], JUDGMENT_NOUNS),
    ambiguousNames: ['fecha y hora de registro', 'fecha de registro', 'fecha de aprobacion', 'fecha y hora', 'fecha'],
    optional: true,
  },
  {
    field: 'evaluador',
    heading: 'Funcionario que registro el juicio evaluativo',
    alsoKnownAs: [
      ...combinations(EVALUATOR_NOUNS, EVALUATOR_VERBS),
      ...combinations(EVALUATOR_NOUNS, ['registro', 'evaluo', 'califico', 'emitio']),
      ...combinations(['instructor', 'funcionario', 'responsable'], ['evaluador', 'de la evaluacion', 'del juicio']),
      ...['nombre del evaluador', 'nombre del funcionario', 'evaluado por', 'calificado por', 'registrado por'],
    ],
    ambiguousNames: [
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
    ambiguousNames: ['observaciones', 'comentarios'],
    optional: true,
  },
]
