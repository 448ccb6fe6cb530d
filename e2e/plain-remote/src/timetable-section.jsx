import './timetable.css'

/** A section in pages of other remotes. The values of its extension slot are props. */
export function Page(values) {
  return (
    <section className="timetable">
      <h2>Timetable</h2>
      <p>Lessons: {JSON.stringify(values)}</p>
    </section>
  )
}
