/** A path, which may be broken before each of its parts. */
export function Breakable({ path }: { path: string }) {
  const [part = ''] = /^.[^/:]*/.exec(path) ?? []
  const rest = path.slice(part.length)
  return (
    <>
      {part}
      {rest && (
        <>
          <wbr />
          <Breakable path={rest} />
        </>
      )}
    </>
  )
}
