import type { ErrorCode } from '../errors.ts'
import type { Call, CallOptions, CallTakes, PathNames } from './call.ts'

// Types of the texts in `*.docs.ts`, from which the API's documentation is generated. Browsers do not load these texts.

/** The sections of the documentation, in the order in which people need them. */
export const AREAS = {
  'Sign-in': 'Users sign in with a document number and a password, and send the token with later requests.',
  Programs:
    'A program (*programa de formación*) has competencies, and these have learning outcomes (RAE). It is created from a spreadsheet with its design.',
  Fichas:
    'A ficha is a group of apprentices who follow one program together. It has a national number, and an instructor heads it (*jefe de ficha*).',
  Judgments:
    'A judgment (*juicio evaluativo*) says whether an apprentice has achieved an outcome. Judgments are imported from reports of SOFIA Plus: simulate the import of a report, check the plan, and apply it. An import can be undone.',
  Batches:
    'Many reports that are planned and imported in the background. A batch belongs to the user who created it, and is deleted at the time `hasta`.',
  Apprentices: 'One person in one ficha: contact data, progress, and the judgment of every outcome.',
  'Who lacks what': 'Judgments that people in training still need, and who owes them.',
  'TyT readiness':
    'The share of approved outcomes with which an apprentice is ready for the technical and technological test: ready from 75 %, near from 50 %.',
  Dashboard: 'Figures on the first page. They count apprentices in training in enabled fichas that have not ended.',
  Centres: 'Training centres: a ficha belongs to one, a person works in one or more, a program in all.',
  Instructors: 'The users: instructors and administrators. Users are disabled, never deleted.',
  'Access requests': 'An administrator, or a coordinator of the centre, approves or rejects each access request.',
  'Personal data':
    'All data stored about one person, to export it or to remove contact data at the person’s request (Colombia’s Law 1581 of 2012).',
  Search: 'Searches all records for one text.',
  Audit: 'Who changed what, and when.',
  Manuals: 'Documents to download, samples of reports, and opinions about the pages of the manuals.',
  Publishing: 'For release commands, which send a deploy token (`Authorization: Bearer …`) instead of a session token.',
  Modules: 'The parts of the interface (*módulos*), which are released independently.',
  Monitoring: 'For monitoring systems.',
} as const
export type Area = keyof typeof AREAS

/** The file of an example request. `GET /manuals/muestras/{tipo}` returns the files of SOFIA Plus. */
export type ExampleFile =
  | 'programa'
  | 'aprendices'
  | 'juicios'
  | 'personas'
  | 'tyt'
  | 'instructores'
  | 'pe04'
  | 'documento'

type Params<Path extends string> = [PathNames<Path>] extends [never]
  ? unknown
  : { params: Record<PathNames<Path>, string | number> }
type WithFile<Options> = Options extends { file: string } ? { file: ExampleFile } : unknown

/** What an example sends; `bytes` is a body that is neither JSON nor a form. */
export type ExampleOf<C> =
  C extends Call<infer Path, infer Options, infer Takes>
    ? Takes & Params<Path> & WithFile<Options> & { bytes?: string }
    : never

interface EndpointTexts {
  area: Area
  /** Position at the start of the area. Endpoints without a position follow, in the order of the files. */
  step?: number
  /** What the endpoint does, in a few words. */
  summary: string
  /** What the endpoint is for, what it changes, and what else a client must know. Markdown. */
  description: string
  /** Errors besides the errors that follow from access, body and file (`error-responses.ts` of the API). */
  errors?: readonly ErrorCode[]
}

/** The texts of an endpoint, and an example request that a test sends. Optional if the request has no values. */
export type CallDocs<C> = EndpointTexts &
  (Record<never, never> extends ExampleOf<C> ? { example?: ExampleOf<C> } : { example: ExampleOf<C> })

/** The texts of all endpoints of a module, which `satisfies` this type: an endpoint without texts does not compile. */
export type DocsOf<Calls> = { [Name in keyof Calls]: CallDocs<Calls[Name]> }

/** `CallDocs` without the types of a specific endpoint, for code that reads the texts of all endpoints. */
export type AnyDocs = EndpointTexts & {
  example?: CallTakes & { params?: Record<string, string | number>; file?: ExampleFile; bytes?: string }
}
export type AnyCall = Call<string, CallOptions, CallTakes>
