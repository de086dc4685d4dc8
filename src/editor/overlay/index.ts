/** What the editors of all overlays share: triggers, conditions and the simulator. */
export { CloseFields } from './close-fields';
export { LookFields } from './look-fields';
export { PreviewToggle, usePreview } from './preview';
export { RulesControls } from './rules-controls';
export { useOwnAnchor } from './use-own-anchor';
