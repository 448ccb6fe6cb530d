// Closed lists of values, as stored, sent and used in forms.

export const DOCUMENT_TYPES = ['CC', 'CE', 'TI', 'RC'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** From the fewest rights to the most: a `coordinador` administers training centres, an `admin` the whole system. */
export const ROLES = ['user', 'coordinador', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who loads the reports of a centre: only its coordinators and the administrators, or also the head of each ficha. */
export const CENTRE_LOADERS = ['coordinacion', 'jefes'] as const

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

/** Category of a ficha by its etapa and its last day, in America/Bogota. */
export const FICHA_CATEGORIES = ['en_proceso', 'en_practicas', 'finalizadas'] as const
export type FichaCategory = (typeof FICHA_CATEGORIES)[number]

/**
 * Why somebody has to import a report into a ficha that has not ended: the last report is older than `OLD_REPORT_DAYS`, or
 * there is none (`atrasado`); or rows of the last import were rejected (`con_rechazos`).
 */
export const REPORT_STATES = ['atrasado', 'con_rechazos'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** What the list of fichas can be sorted by. */
export const FICHA_SORTS = [
  'ficha',
  'programa',
  'jefe',
  'jornada',
  'oferta',
  'categoria',
  'aprendices',
  'progreso',
  'faltan',
  'reporte',
] as const
export type FichaSort = (typeof FICHA_SORTS)[number]
/** Orders of the list of fichas: `-` before a name sorts in descending order. */
export const FICHA_ORDERS = [...FICHA_SORTS, ...FICHA_SORTS.map((sort) => `-${sort}` as const)]
export type FichaOrder = (typeof FICHA_ORDERS)[number]

/**
 * Why a ficha needs attention, most urgent first: its lessons are over (`lectiva_terminada`) or end soon (`termina_pronto`) and
 * judgments have not been given; its last report is old (`reporte_viejo`); judgments have been owed for long
 * (`juicios_viejos`); its progress is behind its dates (`atrasada`). The limits are in `limits.ts`.
 */
export const ATTENTION_REASONS = [
  'lectiva_terminada',
  'termina_pronto',
  'reporte_viejo',
  'juicios_viejos',
  'atrasada',
] as const
export type AttentionReason = (typeof ATTENTION_REASONS)[number]

/** By what the figures of fichas are compared. */
export const COMPARISON_KEYS = ['centro', 'regional', 'programa', 'jefe'] as const
export type ComparisonKey = (typeof COMPARISON_KEYS)[number]

/**
 * Groups of people by readiness band for the TyT test: ready from 75 %, near from 50 %, far below; and people whose ficha has
 * no judgments report yet.
 */
export const TYT_GROUPS = ['listos', 'cerca', 'lejos', 'sin_reporte'] as const
export type TytGroup = (typeof TYT_GROUPS)[number]

/**
 * How the person who owes a judgment was found: the report names the person (`titular`); the person gave most judgments of
 * the outcome in this ficha (`evaluador`); the report of instructors has scheduled the person for the competency
 * (`programado`); nobody is known, so it is up to the jefe de ficha (`jefe`).
 */
export const OWED_SOURCES = ['titular', 'evaluador', 'programado', 'jefe'] as const
/** Orders of the people who owe judgments: by number of judgments, or by age. */
export const OWED_ORDERS = ['juicios', 'espera'] as const

/** How a user wrote to an apprentice: in WhatsApp, with the user's mail program, or with the copied text. */
export const OWN_CHANNELS = ['whatsapp', 'correo', 'copia'] as const
/** `sistema`: the system sent the message. */
export const NOTICE_CHANNELS = [...OWN_CHANNELS, 'sistema'] as const
export type OwnChannel = (typeof OWN_CHANNELS)[number]
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Judgments as SOFIA Plus writes them. POR EVALUAR means that there is no judgment, and is never stored. */
export const JUDGMENTS = ['APROBADO', 'NO APROBADO'] as const
export type JudgmentState = (typeof JUDGMENTS)[number]

/** Apprentice states that count as in training. Other states are stored as SOFIA writes them. */
export const IN_TRAINING_STATES: readonly string[] = ['EN FORMACION', 'CONDICIONADO', 'INDUCCION', 'REINTEGRADO']
/** Returns whether an apprentice with this state is in training. */
export const isInTraining = (estado: string) => IN_TRAINING_STATES.includes(estado)

/**
 * The state of people who are no longer in the newest report of their ficha. SOFIA has no such state. These people count in no
 * figure.
 */
export const OUT_OF_REPORT = 'FUERA DEL REPORTE'

/** Apprentice states of people who left the ficha. People in any other state, even an unknown one, have a readiness. */
export const LEFT_STATES: readonly string[] = ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', OUT_OF_REPORT]

/**
 * Kinds of files that can be imported: a program's design, a list of apprentices, a judgments report, a list of people, the
 * steps of the TyT test, the instructors who are scheduled in a ficha, the fichas of a centre (SENA's form PE-04).
 */
export const IMPORT_KINDS = ['programa', 'aprendices', 'juicios', 'personas', 'tyt', 'instructores', 'pe04'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
/** Entries of a ficha's history that are not files: a corrected document number, and two people merged into one. */
export const HAND_KINDS = ['correccion', 'union'] as const
export type HandKind = (typeof HAND_KINDS)[number]
/** Returns whether an entry of the history is a correction by hand. */
export const isByHand = (kind: string): kind is HandKind => (HAND_KINDS as readonly string[]).includes(kind)
/** Kinds of files for which there is a sample: a file of SOFIA Plus with invented people. */
export const SAMPLE_KINDS = ['programa', 'aprendices', 'juicios'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]
/** Kinds of files that people fill in themselves, for which there are empty templates. */
export const TEMPLATE_KINDS = ['programa', 'aprendices', 'personas'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** Documents of the manuals are withdrawn, never deleted. */
export const DOCUMENT_STATES = ['publicado', 'retirado'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Kinds of documents of the manuals, in the order in which they are listed. */
export const DOCUMENT_CATEGORIES = ['guias', 'formatos', 'normas', 'otros'] as const
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]

/**
 * Why a remote could not be shown. In the order of the list: the connection failed; its files are unavailable although the
 * server answers; loading took too long; the integrity of a file is wrong; it needs another shell or API; it does not
 * export what its descriptor says; its code threw while it loaded; a screen threw while it rendered; the release was
 * withdrawn.
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

/**
 * What browsers report about a release: it could not be shown, its code threw while one of its screens was open (`running`), or it
 * kept the page from reacting for longer than `PAGE_LIMITS.bloqueo`, again and again (`blocking`).
 */
export const FAILURE_REASONS = [...REMOTE_FAILURES, 'running', 'blocking'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Who saw a failure: the role of a user, or a guest (`invitado`). */
export const FAILURE_ROLES = [...ROLES, 'invitado'] as const
export type FailureRole = (typeof FAILURE_ROLES)[number]

/** Who gets an activated release. Unless it is for `todos`, it is a candidate (canary) beside the active release. */
export const RELEASE_AUDIENCES = ['todos', 'administradores', 'porcentaje'] as const
export type ReleaseAudience = (typeof RELEASE_AUDIENCES)[number]

/** Where a release comes from: built with this system, or published with a deploy token. */
export const RELEASE_ORIGINS = ['incluida', 'publicada'] as const
export type ReleaseOrigin = (typeof RELEASE_ORIGINS)[number]

/** Why a release was withdrawn: a person withdrew it, or it failed for several people as a candidate. */
export const WITHDRAWAL_REASONS = ['persona', 'fallos'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** Why a rollback skips a release: it failed several times in an hour, or it was withdrawn. */
export const SKIP_REASONS = ['fallos', 'retirada'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/**
 * State of a person's account when contact data is removed. Only a disabled account loses its contact data; a `retirada` account
 * has already lost it.
 */
export const HELD_ACCOUNTS = ['ninguna', 'pendiente', 'habilitada', 'deshabilitada', 'retirada'] as const

/** The methods, besides GET, that a module's service may allow. */
export const SERVICE_WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
export type ServiceWrite = (typeof SERVICE_WRITES)[number]

/** Faults that the status page reports. */
export const STATUS_FAULTS = [
  'database_silent',
  'part_silent',
  'database_slow',
  'node_silent',
  'redis_away',
  'nodes_without_redis',
  'nodes_differ',
  'disk_low',
  'mail_waits',
  'backup_missing',
  'backup_old',
  'release_failing',
  'traces_away',
] as const
export type StatusFault = (typeof STATUS_FAULTS)[number]

/** Why the announcement of releases could not be read: not found, a redirect, a timeout, too large, not in the format. */
export const ANNOUNCEMENT_FAULTS = ['missing', 'redirected', 'late', 'too_large', 'malformed'] as const
export type AnnouncementFault = (typeof ANNOUNCEMENT_FAULTS)[number]

export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' }

export const THEMES = ['claro', 'oscuro', 'sistema'] as const
export type Theme = (typeof THEMES)[number]

/** Order of day and month in a written date: `08/12/2025` is in December (`dmy`) or in August (`mdy`). */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/**
 * The states of a report in a batch, in the order of the screen: first what needs somebody. `rechazado` cannot be imported,
 * `por_decidir` has a plan that somebody has to review, `ficha_nueva` names a ficha that does not exist, `listo` has a plan
 * without questions, `por_…` waits in the queue or runs, `sin_cambios` has nothing new.
 */
export const BATCH_REPORT_STATES = [
  'rechazado',
  'por_decidir',
  'ficha_nueva',
  'listo',
  'por_planear',
  'por_aplicar',
  'por_deshacer',
  'aplicado',
  'sin_cambios',
  'deshecho',
  'cancelado',
] as const
export type BatchReportState = (typeof BATCH_REPORT_STATES)[number]

/** The states of a report that waits in the queue or runs. */
export const QUEUED_STATES = ['por_planear', 'por_aplicar', 'por_deshacer'] as const satisfies BatchReportState[]
