export default function StyleGuide() {
  return <h1>Style guide</h1>
}
