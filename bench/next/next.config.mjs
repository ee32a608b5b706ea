export default {
  compress: false, // No compared server compresses.
  turbopack: { root: import.meta.dirname },
}
