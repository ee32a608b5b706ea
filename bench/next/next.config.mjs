export default {
  compress: false, // none of the servers compared here compresses
  turbopack: { root: import.meta.dirname },
}
