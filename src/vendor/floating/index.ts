/** What of floating-ui places need where CSS has no anchors; built once, as `@frontage/floating`. */
export {
	autoUpdate,
	computePosition,
	flip,
	offset,
	shift,
} from '@floating-ui/dom';
