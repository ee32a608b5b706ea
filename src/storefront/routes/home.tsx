export default function Home() {
  return <h1>Fahrwerk</h1>
}
