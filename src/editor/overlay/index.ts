/** What the editors of all overlays share: opening, look, closing, triggers, conditions and the simulator. */
export { ClosingPanel, StylePanel, OpeningPanel } from './panels';
export { PreviewToggle, usePreview } from './preview';
export { RulesControls } from './rules-controls';
export { useOwnAnchor } from './use-own-anchor';
