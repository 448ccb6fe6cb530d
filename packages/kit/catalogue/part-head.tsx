import { type Area, type ExampleFile, fileNameOf, type Part } from './areas'
import classes from './catalogue.module.css'
import { DocText } from './doc-text'

interface PartHeadProps {
  area: Area
  part: Part
  /** The example file of another part, if this part has none. */
  file: ExampleFile | undefined
}

/** A part's description, import, signature and keyboard behaviour. */
export function PartHead({ area, part, file }: PartHeadProps) {
  const { name, kind, description, keys, signature } = part
  const examplePart = file && area.parts.find((candidate) => fileNameOf(area, candidate) === file.path)?.name
  return (
    <>
      <h2>
        <a href={`#${area.name}/${name}`}>{name}</a>
      </h2>
      {description && (
        <p className={classes.description}>
          <DocText text={description} area={area} />
        </p>
      )}
      <pre
        className={classes.code}
      >{`import { ${kind === 'type' ? 'type ' : ''}${name} } from '@fichero/kit/${area.name}'`}</pre>
      {signature && <pre className={classes.code}>{signature}</pre>}
      {keys && (
        <p>
          <strong>Keys: </strong>
          <DocText text={keys} area={area} />
        </p>
      )}
      {examplePart && (
        <p className={classes.more}>
          See the example of <a href={`#${area.name}/${examplePart}`}>{examplePart}</a>.
        </p>
      )}
    </>
  )
}
