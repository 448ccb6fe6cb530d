/** An endpoint of the API whose answer a test replaces. */
interface AnsweredCall {
  method: string
  path: string
}

/** A user action on a screen. Controls are found by their visible names. */
export type Step =
  | { press: string }
  /** Clicks the submit button of a form. */
  | { submit: string }
  /** Replaces the value of a field; for a select, by the value of an option. */
  | { field: string; value: string }
  | { upload: string }

/** How to provoke a sentence on a screen of a remote or of the shell. */
export interface ScreenWay {
  address: string
  /** Spanish by default; `en` if the specification has the English sentence. */
  language?: 'en'
  /** The request that fails, and how: with an error code, without an answer, or with an answer of another server. */
  fails?: { call: AnsweredCall; with: { status: number; code: string } | 'no answer' | 'unreadable answer' }
  /** Requests whose answers differ from the defaults of the test. */
  answers?: { call: AnsweredCall; body: unknown }[]
  steps?: Step[]
}

/** The request that the API answers with a sentence. */
export interface RequestWay {
  method: 'GET' | 'POST' | 'PUT'
  /** `FICHA` and `APPRENTICE` are replaced by keys of the fixtures. */
  path: string
  body?: object
  /** JSON of a multipart request without its file. */
  data?: object
}

/** A sentence that the specification quotes. `Way` is `ScreenWay` or `RequestWay`. */
export interface SpecifiedSentence<Way> {
  /** Verbatim, with its punctuation and symbols. */
  sentence: string
  /** Namespace and key of the text in the catalogue. */
  text: string
  /** The situation, if the specification names several or none. */
  when?: string
  /** How a test provokes the sentence. */
  way: Way
}
