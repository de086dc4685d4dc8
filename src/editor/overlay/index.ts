/** What the editors of all overlays share: when they open, for whom, and trying it out. */
export { PreviewToggle, usePreview } from './preview';
export { RulesControls } from './rules-controls';
export { summaryOf } from './summary';
export { useOwnAnchor } from './use-own-anchor';
