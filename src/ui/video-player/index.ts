/** Players of videos, one of which plays at a time. */
export {
	openTheatre,
	type Parts,
	type Theatre,
	type VideoProps,
} from './theatre';
