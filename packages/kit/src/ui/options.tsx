interface Choice {
  value: string
  label: string
  /** The language of the label, if it differs from the page's. */
  lang?: 'es' | undefined
}

/** The options of a `NativeSelect`, each with its language. Options in the prop `data` cannot have a language. */
export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
