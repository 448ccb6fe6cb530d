import type { ErrorCode } from '../errors.ts'
import type { Call, CallOptions, CallTakes, PathNames } from './call.ts'

// What the API's description says of each call, in `*.docs.ts` beside the calls. Browsers load none of it.

/** The parts of the description, in the order of the job. */
export const AREAS = {
  'Sign-in': 'Whoever works here signs in with a document number and a password, and sends the token with later calls.',
  Programs:
    'A program (*programa de formación*) has competencies, and these have learning outcomes (RAE). It is made from a spreadsheet of its design.',
  Fichas:
    'A ficha is a group of apprentices who follow one program together. Its number is national, and an instructor heads it (*jefe de ficha*).',
  Judgments:
    'A judgment (*juicio evaluativo*) says whether an apprentice has achieved an outcome. They come with the reports of SOFIA Plus: simulate one, look at the plan, apply it, and undo it where it was the wrong one.',
  Apprentices: 'One person in one ficha: contact data, progress, and the judgment of every outcome.',
  'Who lacks what': 'Judgments that people in training still need, and who owes them.',
  'TyT readiness':
    'The share of approved outcomes with which an apprentice is ready for the technical and technological test: ready from 75 %, near from 50 %.',
  Dashboard: 'Figures of the first page. They count apprentices in training in enabled fichas that have not ended.',
  Instructors: 'The users: instructors and administrators. Nobody is deleted, only disabled.',
  'Access requests': 'Whoever registers waits until an administrator approves.',
  'Personal data':
    'All that is held about one person, for who asks for it or wants contact data removed (Colombia’s Law 1581 of 2012).',
  Search: 'One text, looked for in everything.',
  Audit: 'Who changed what, and when.',
  Manuals: 'Documents to save, samples of reports, and opinions about the pages of the manuals.',
  Publishing: 'For release commands: they have no session but a deploy token, `Authorization: Bearer …`.',
  Modules: 'The parts of the interface (*módulos*), which are released on their own.',
  Monitoring: 'For the machines that watch this one.',
} as const
export type Area = keyof typeof AREAS

/** A file of an example; those of SOFIA Plus are what `GET /manuals/muestras/{tipo}` answers with. */
export type ExampleFile = 'programa' | 'aprendices' | 'juicios' | 'personas' | 'documento'

type Params<Path extends string> = [PathNames<Path>] extends [never]
  ? unknown
  : { params: Record<PathNames<Path>, string | number> }
type WithFile<Options> = Options extends { file: string } ? { file: ExampleFile } : unknown

/** What an example sends; `bytes` is a body that is neither JSON nor a form. */
export type ExampleOf<C> =
  C extends Call<infer Path, infer Options, infer Takes>
    ? Takes & Params<Path> & WithFile<Options> & { bytes?: string }
    : never

interface Words {
  area: Area
  /** Its place among the first of its area. Those without one follow, in the order of the files. */
  step?: number
  /** What it does, in a few words. */
  summary: string
  /** What it is for, what it changes, and what else its sender must know. Markdown. */
  description: string
  /** Errors besides those that follow from access, body and file (`error-responses.ts` of the API). */
  errors?: readonly ErrorCode[]
}

/** The words of a call, and an example that a test sends. It is left out where nothing has to be sent. */
export type CallDocs<C> = Words &
  (Record<never, never> extends ExampleOf<C> ? { example?: ExampleOf<C> } : { example: ExampleOf<C> })

/** The words of every call of a module: `satisfies` it, so that a call without words does not compile. */
export type DocsOf<Calls> = { [Name in keyof Calls]: CallDocs<Calls[Name]> }

/** The same without the types of the call, for who reads all of them. */
export type AnyDocs = Words & {
  example?: CallTakes & { params?: Record<string, string | number>; file?: ExampleFile; bytes?: string }
}
export type AnyCall = Call<string, CallOptions, CallTakes>
