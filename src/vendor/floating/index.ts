/** The parts of floating-ui needed without CSS anchor positioning; built once, as `@frontage/floating`. */
export {
	autoUpdate,
	computePosition,
	flip,
	offset,
	shift,
} from '@floating-ui/dom';
