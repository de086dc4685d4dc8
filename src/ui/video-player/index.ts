/** Players of videos, one of which plays at a time. */
export { playsAlone } from './alone';
export { openPlayer, type Order } from './player';
export {
	openTheatre,
	type Parts,
	type Theatre,
	type VideoProps,
} from './theatre';
