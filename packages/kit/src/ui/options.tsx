interface Choice {
  value: string
  label: string
  /** Of the label, where it is not that of the page. */
  lang?: 'es' | undefined
}

/** The options of a `NativeSelect`, which may have a language of their own; its `data` has none. */
export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
