type TranslateOptions = {
  /** Params of the sentence. */
  replace?: Readonly<Record<string, unknown>>
  /** Chooses the plural form of the sentence: `key_one`. A param of the sentence too, if `replace` has it. */
  count?: number
  /** Chooses a variant of the sentence: `key_context`. */
  context?: string
  /** Fallback for a missing translation. */
  defaultValue?: string
  /** Separator, if the translation is a list. */
  joinArrays?: string
}

/** Returns the translation of a key, as `t` of i18next does, in one language and namespace. */
export type Translate<Key extends string = string> = (key: Key, options?: TranslateOptions) => string

/** `days` for `days_one`. */
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}`
  ? Base
  : Name

/** The keys of translations, as `approved.subject`. */
export type TextKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string | readonly string[]
    ? WithoutPlural<Name>
    : `${Name}.${TextKey<Texts[Name]>}`
}[keyof Texts & string]
