// Replaced by editor-modules-loader.js.
