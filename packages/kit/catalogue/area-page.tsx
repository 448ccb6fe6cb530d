import { type Area, fileNameOf, fileOf } from './areas'
import classes from './catalogue.module.css'
import { DocText } from './doc-text'
import { ExampleBox } from './example-box'
import type { ExampleModule } from './example-module'
import { PartHead } from './part-head'
import { PartProps } from './part-props'

interface AreaPageProps {
  area: Area
  modules: Record<string, ExampleModule>
}

/** The page of an entry point of the kit: each part with its import statement, examples and props. */
export function AreaPage({ area, modules }: AreaPageProps) {
  return (
    <>
      <h1>{area.name}</h1>
      {area.about && (
        <p className={classes.lead}>
          <DocText text={area.about} area={area} />
        </p>
      )}
      {area.parts.map((part) => {
        const file = fileOf(area, part)
        const hasOwnFile = file?.path === fileNameOf(area, part)
        return (
          <section key={part.name} id={`${area.name}/${part.name}`} className={classes.part}>
            <PartHead area={area} part={part} file={hasOwnFile ? undefined : file} />
            {hasOwnFile && <Examples key={file.path} file={file} module={modules[file.path] ?? {}} area={area} />}
            <PartProps area={area} part={part} />
          </section>
        )
      })}
      {area.files
        .filter(({ path }) => !area.parts.some((part) => fileNameOf(area, part) === path))
        .map((file) => (
          <section key={file.path} className={classes.part}>
            <Examples file={file} module={modules[file.path] ?? {}} area={area} />
          </section>
        ))}
    </>
  )
}

interface ExamplesProps {
  area: Area
  file: Area['files'][number]
  module: ExampleModule
}

/** The rendered examples of a file, and its source. */
function Examples({ area, file, module }: ExamplesProps) {
  return (
    <>
      {file.examples.map(({ name, description }) => (
        <figure key={name} className={classes.example}>
          <figcaption>
            <strong>{spaced(name)}</strong> <DocText text={description} area={area} />
          </figcaption>
          <ExampleBox Example={module[name]!} />
        </figure>
      ))}
      <details className={classes.source}>
        <summary>Source of {file.path}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
        <pre tabIndex={0}>{file.text.trim()}</pre>
      </details>
    </>
  )
}

/** `With action` for `WithAction`. */
const spaced = (name: string) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
