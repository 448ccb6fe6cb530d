import { type Answers, CALLS, type CallName } from '@fichero/contract/calls'
import type { AnswerOf } from '@fichero/contract/calls/call'
import { type AnyCall, addressOf, type CallArguments, call as callDeclared, type Sending } from './call'
import { send } from './send'

// The old way, for the screens that are not converted yet. It goes with the last of them.

interface NamedInput extends Sending {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  form?: FormData
  ifMatch?: number
}

export function call<N extends CallName>(name: N, input?: NamedInput): Promise<Answers[N]>
export function call<C extends AnyCall>(declared: C, ...input: CallArguments<C, Sending>): Promise<AnswerOf<C>>
export async function call(wanted: CallName | AnyCall, given?: object): Promise<never> {
  const input: NamedInput = given ?? {}
  if (typeof wanted !== 'string') return (await callDeclared<AnyCall>(wanted, input)) as never
  const { method, path } = CALLS[wanted]
  const { params, query, ...rest } = input
  return (await send({ method, url: addressOf(path, params, query), ...rest })) as never
}

/** The two parts that the API's uploads take: `data` as JSON and the spreadsheet. */
export function uploadForm(file: File, data?: unknown): FormData {
  const form = new FormData()
  if (data !== undefined) form.set('data', JSON.stringify(data))
  form.set('archivo_excel', file, file.name)
  return form
}
