// Closed lists of values, as stored, sent and used in forms.

export const DOCUMENT_TYPES = ['CC', 'CE', 'TI', 'RC'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const REGISTRATION_TYPES = ['planta', 'contratista'] as const
export const INSTRUCTOR_TYPES = [
  'planta',
  'contratista',
  'tecnico',
  'transversal',
  'clave',
  'profesional',
  'instructor',
  'virtual',
  'presencial',
  'otro',
  'ninguno',
] as const
export type InstructorType = (typeof INSTRUCTOR_TYPES)[number]

export const USER_STATES = ['pendiente', 'habilitado', 'deshabilitado'] as const
export type UserState = (typeof USER_STATES)[number]

/** Programs and fichas are disabled, never deleted. */
export const RECORD_STATES = ['habilitado', 'deshabilitado'] as const
export type RecordState = (typeof RECORD_STATES)[number]

export const JORNADAS = ['diurna', 'nocturna', 'mixta', 'virtual'] as const
export type Jornada = (typeof JORNADAS)[number]

export const OFERTAS = ['abierta', 'cerrada'] as const
export type Oferta = (typeof OFERTAS)[number]

export const ETAPAS = ['lectiva', 'productiva'] as const
export type Etapa = (typeof ETAPAS)[number]

export const NIVELES = ['tecnico', 'tecnologo'] as const
export type Nivel = (typeof NIVELES)[number]

/** Category of a ficha by its dates, in America/Bogota. */
export const FICHA_CATEGORIES = ['en_proceso', 'en_practicas', 'finalizadas'] as const
export type FichaCategory = (typeof FICHA_CATEGORIES)[number]

/**
 * What is to do with the reports of a ficha that has not ended: the last one is older than `OLD_REPORT_DAYS` or there is
 * none; or rows of its last load were rejected.
 */
export const REPORT_STATES = ['atrasado', 'con_rechazos'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/**
 * Groups by readiness band for the TyT test: ready from 75 %, near from 50 %, far below; and those whose ficha has no
 * judgments report yet.
 */
export const TYT_GROUPS = ['listos', 'cerca', 'lejos', 'sin_reporte'] as const
export type TytGroup = (typeof TYT_GROUPS)[number]

/**
 * How it is known who owes a judgment: the report names who holds it; who judged most classmates in the outcome; nobody
 * is known, and the head of the ficha can ask.
 */
export const OWED_SOURCES = ['titular', 'evaluador', 'jefe'] as const

/** Judgments as SOFIA Plus writes them. POR EVALUAR means that there is none and is never stored. */
export const JUDGMENTS = ['APROBADO', 'NO APROBADO'] as const
export type JudgmentState = (typeof JUDGMENTS)[number]

/** Apprentice states that count as in training. Other states are kept as SOFIA writes them. */
export const IN_TRAINING_STATES: readonly string[] = ['EN FORMACION', 'CONDICIONADO', 'INDUCCION', 'REINTEGRADO']
export const isInTraining = (estado: string) => IN_TRAINING_STATES.includes(estado)

/** The state, of ours, of people who are no longer in the newest report of their ficha. They count in no figure. */
export const OUT_OF_REPORT = 'FUERA DEL REPORTE'

/** Apprentice states of people who left the ficha. Of any other, unknown ones included, the readiness is told. */
export const LEFT_STATES: readonly string[] = ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', OUT_OF_REPORT]

export const IMPORT_KINDS = ['programa', 'aprendices', 'juicios', 'personas'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
/** Entries of a ficha's history that are no files: a corrected document number, and two people merged into one. */
export const HAND_KINDS = ['correccion', 'union'] as const
export type HandKind = (typeof HAND_KINDS)[number]
export const isByHand = (kind: string): kind is HandKind => (HAND_KINDS as readonly string[]).includes(kind)
/** Those of which there is a sample of SOFIA Plus with invented people. */
export const SAMPLE_KINDS = ['programa', 'aprendices', 'juicios'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]
/** Those that people fill in themselves, for whom there are empty sheets. */
export const TEMPLATE_KINDS = ['programa', 'aprendices', 'personas'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** Documents of the manuals are withdrawn, never deleted. */
export const DOCUMENT_STATES = ['publicado', 'retirado'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Kinds of documents of the manuals, in the order in which they are listed. */
export const DOCUMENT_CATEGORIES = ['guias', 'formatos', 'normas', 'otros'] as const
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]

/**
 * Why a remote could not be shown: the connection failed; its files do not come although the server answers; it took too
 * long; a file is not the one that was released; it needs another shell or API; it does not export what its descriptor says; its code threw while it loaded; a screen
 * threw while it was drawn; the release was withdrawn.
 */
export const REMOTE_FAILURES = [
  'network',
  'unavailable',
  'timeout',
  'integrity',
  'incompatible',
  'contract',
  'evaluate',
  'render',
  'withdrawn',
] as const
export type RemoteFailure = (typeof REMOTE_FAILURES)[number]

/** What browsers report of a release: that it could not be shown, or that its code threw while a screen of it was open. */
export const FAILURE_REASONS = [...REMOTE_FAILURES, 'running'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Who saw a failure: a person's role, or nobody who has signed in. */
export const FAILURE_ROLES = [...ROLES, 'invitado'] as const
export type FailureRole = (typeof FAILURE_ROLES)[number]

/** For whom a release is activated. For all but `todos` it is a candidate, beside the active release. */
export const RELEASE_AUDIENCES = ['todos', 'administradores', 'porcentaje'] as const
export type ReleaseAudience = (typeof RELEASE_AUDIENCES)[number]

/** Where a release comes from: built with this system, or published with a deploy token. */
export const RELEASE_ORIGINS = ['incluida', 'publicada'] as const
export type ReleaseOrigin = (typeof RELEASE_ORIGINS)[number]

/** Why a release was withdrawn: somebody did, or it failed for several people as a candidate. */
export const WITHDRAWAL_REASONS = ['persona', 'fallos'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/**
 * What becomes of a person's account when contact data is removed: only a disabled one loses it, and `retirada` has lost it
 * before.
 */
export const HELD_ACCOUNTS = ['ninguna', 'pendiente', 'habilitada', 'deshabilitada', 'retirada'] as const

/** What may be wrong with the running system. */
export const STATUS_FAULTS = [
  'database_silent',
  'part_silent',
  'database_slow',
  'group_member_away',
  'group_behind',
  'node_silent',
  'nodes_without_redis',
  'nodes_differ',
  'disk_low',
  'mail_waits',
  'backup_old',
  'release_failing',
] as const
export type StatusFault = (typeof STATUS_FAULTS)[number]

export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** In themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' }

export const THEMES = ['claro', 'oscuro', 'sistema'] as const
export type Theme = (typeof THEMES)[number]

/** What stands first in a written date: `08/12/2025` is of December or of August. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]
