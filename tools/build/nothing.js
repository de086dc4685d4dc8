/** In place of parts of a library that are never called. */
export default function nothing() {}
