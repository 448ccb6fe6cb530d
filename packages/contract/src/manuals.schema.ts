import { z } from 'zod'
import { code, incompleteForms, requiredOr, requiredText } from './common.schema.ts'
import { DOCUMENT_CATEGORIES, DOCUMENT_STATES, LANGUAGES, SAMPLE_KINDS } from './enums.ts'
import { MAX_DOCUMENT_TITLE, MAX_OPINION } from './limits.ts'
import { plainText } from './text.ts'
import { instant } from './times.schema.ts'

/**
 * `GET /manuals/info`: what runs on the server. `compilacion` is a short hash of the build's content and `fecha` its
 * instant (ISO, UTC); both are null where the API runs from its source.
 */
export const systemInfoAnswer = z.object({
  ok: z.literal(true),
  nombre: z.string(),
  version: z.string(),
  compilacion: z.string().nullable(),
  fecha: instant.nullable(),
})
export type SystemInfoAnswer = z.infer<typeof systemInfoAnswer>

const category = z.enum(DOCUMENT_CATEGORIES, { error: requiredOr() })

/** What an edit reads and a 409 shows as it is now. */
export const manualDocument = z.object({
  id: z.int(),
  titulo_es: z.string(),
  titulo_en: z.string(),
  /** Kind of document. */
  categoria: z.enum(DOCUMENT_CATEGORIES),
  /** Name of the file when it is saved. */
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

/** `GET /manuals/documentos`: by category and title; withdrawn ones only for who may manage them. */
export const documentsAnswer = z.object({
  ok: z.literal(true),
  documentos: z.array(listedDocument),
  can: z.object({ publish: z.boolean() }),
})
export type DocumentsAnswer = z.infer<typeof documentsAnswer>

/** The `data` of `POST /manuals/documentos` and `PUT /manuals/documentos/{id}`. */
export const documentData = z
  .object({
    titulo_es: requiredText(MAX_DOCUMENT_TITLE),
    titulo_en: requiredText(MAX_DOCUMENT_TITLE),
    /** Kind of document. */
    categoria: category,
  })
  .register(incompleteForms, { sentence: 'all_fields' })
export type DocumentData = z.output<typeof documentData>

/** The form of a new document: its data and a file. */
export const documentForm = documentData.extend({
  archivo: z.custom(Boolean, { error: code('document_required') }),
})

/** Every change of a document: the document after it. */
export const documentAnswer = z.object({ ok: z.literal(true), msg: z.string(), documento: manualDocument })
export type DocumentAnswer = z.infer<typeof documentAnswer>

/** `GET /manuals/muestras/{tipo}`. */
export const sampleKind = z.enum(SAMPLE_KINDS, { error: code('invalid') })

/** The last part of a manual page's address. */
const page = z.string({ error: requiredOr() }).regex(/^[A-Za-z]{1,60}$/, code('invalid'))

/**
 * `POST /manuals/opiniones`: whether a page was useful. Nothing of who says it is stored, and what looks like an email
 * address or a number of a person is removed from the sentence.
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

/** `GET /manuals/opiniones`: of one page. */
export const opinionsQuery = z.object({ pagina: page })
export type OpinionsQuery = z.output<typeof opinionsQuery>

export const sentence = z.object({
  id: z.int(),
  util: z.boolean(),
  comentario: z.string(),
  idioma: z.enum(LANGUAGES),
  /** An instant (ISO, UTC). */
  fecha: instant,
})

/** `si` and `no` count all opinions; `comentarios` are the newest sentences, at most `MAX_SHOWN_OPINIONS`. */
export const opinionsAnswer = z.object({
  ok: z.literal(true),
  si: z.int(),
  no: z.int(),
  comentarios: z.array(sentence),
})
export type OpinionsAnswer = z.infer<typeof opinionsAnswer>

/**
 * `GET /manuals/opiniones/paginas`: every page of which somebody has said something, the worst first: by the share of
 * `no`, then by their number. `comentarios` are the newest sentences, at most `MAX_PAGE_SENTENCES`.
 */
export const opinionPagesAnswer = z.object({
  ok: z.literal(true),
  paginas: z.array(z.object({ pagina: z.string(), si: z.int(), no: z.int(), comentarios: z.array(sentence) })),
})
export type OpinionPagesAnswer = z.infer<typeof opinionPagesAnswer>
