import { z } from 'zod'
import { code, incompleteForms, requiredOr } from './common.schema.ts'
import { DOCUMENT_FIELDS } from './document.fields.ts'
import { DOCUMENT_STATES, LANGUAGES, SAMPLE_KINDS } from './enums.ts'
import { answerShape, createShape } from './fields.schema.ts'
import { MAX_OPINION } from './limits.ts'
import { plainText } from './text.ts'
import { instant } from './times.schema.ts'

/**
 * `GET /manuals/info`: name and version of the running system. `compilacion` is a short hash of the build's content, `fecha`
 * the time of the build (ISO, UTC); both are null if the API runs from its source.
 */
export const systemInfoAnswer = z.object({
  ok: z.literal(true),
  nombre: z.string(),
  version: z.string(),
  compilacion: z.string().nullable(),
  fecha: instant.nullable(),
})
export type SystemInfoAnswer = z.infer<typeof systemInfoAnswer>

/** A document as edits read it, and as a 409 returns its current state. */
export const manualDocument = z.object({
  id: z.int(),
  ...answerShape(DOCUMENT_FIELDS),
  /** Name of the downloaded file. */
  archivo: z.string(),
  /** Media type, from the content. */
  tipo: z.string(),
  /** In bytes. */
  tamano: z.int(),
  estado: z.enum(DOCUMENT_STATES),
  /** When this file was published: an instant (ISO, UTC). */
  fecha: instant,
  version: z.int(),
})
export type ManualDocumentData = z.infer<typeof manualDocument>

/** `descargas` is null for readers who may not manage documents. */
export const listedDocument = manualDocument.extend({
  descargas: z.int().nullable(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), restore: z.boolean() }),
})
export type ListedDocument = z.infer<typeof listedDocument>

/** `GET /manuals/documentos`: by category and title. Only readers with `manuals:manage` get withdrawn documents. */
export const documentsAnswer = z.object({
  ok: z.literal(true),
  documentos: z.array(listedDocument),
  can: z.object({ publish: z.boolean() }),
})
export type DocumentsAnswer = z.infer<typeof documentsAnswer>

/** The `data` of `POST /manuals/documentos` and `PUT /manuals/documentos/{id}`. */
export const documentData = z.object(createShape(DOCUMENT_FIELDS)).register(incompleteForms, { sentence: 'all_fields' })
export type DocumentData = z.output<typeof documentData>

/** The form of a new document: its data and a file. */
export const documentForm = documentData.extend({
  archivo: z.custom(Boolean, { error: code('document_required') }),
})

/** The answer of every change of a document: the document afterwards. */
export const documentAnswer = z.object({ ok: z.literal(true), msg: z.string(), documento: manualDocument })
export type DocumentAnswer = z.infer<typeof documentAnswer>

/** `GET /manuals/muestras/{tipo}`. */
export const sampleKind = z.enum(SAMPLE_KINDS, { error: code('invalid') })

/** The last part of a manual page's address. */
const page = z.string({ error: requiredOr() }).regex(/^[A-Za-z]{1,60}$/, code('invalid'))

/**
 * `POST /manuals/opiniones`: whether a page was useful. It is stored without its author. Text that looks like an email
 * address or a personal number is removed from the comment.
 */
export const opinionBody = z.object({
  pagina: page,
  idioma: z.enum(LANGUAGES, { error: code('invalid') }),
  util: z.boolean({ error: requiredOr() }),
  comentario: z.string({ error: requiredOr() }).overwrite(plainText).max(MAX_OPINION, code('too_long')).optional(),
})
export type Opinion = z.output<typeof opinionBody>

export const opinionAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type OpinionAnswer = z.infer<typeof opinionAnswer>

/** `GET /manuals/opiniones`: the opinions about one page. */
export const opinionsQuery = z.object({ pagina: page })
export type OpinionsQuery = z.output<typeof opinionsQuery>

/** A comment in an opinion about a page. */
export const sentence = z.object({
  id: z.int(),
  util: z.boolean(),
  comentario: z.string(),
  idioma: z.enum(LANGUAGES),
  /** An instant (ISO, UTC). */
  fecha: instant,
})

/** `si` and `no` count all opinions; `comentarios` are the newest comments, at most `MAX_SHOWN_OPINIONS`. */
export const opinionsAnswer = z.object({
  ok: z.literal(true),
  si: z.int(),
  no: z.int(),
  comentarios: z.array(sentence),
})
export type OpinionsAnswer = z.infer<typeof opinionsAnswer>

/**
 * `GET /manuals/opiniones/paginas`: every page with opinions, the worst first: by the share of `no`, then by their number.
 * `comentarios` are the newest comments, at most `MAX_PAGE_SENTENCES`.
 */
export const opinionPagesAnswer = z.object({
  ok: z.literal(true),
  paginas: z.array(z.object({ pagina: z.string(), si: z.int(), no: z.int(), comentarios: z.array(sentence) })),
})
export type OpinionPagesAnswer = z.infer<typeof opinionPagesAnswer>
