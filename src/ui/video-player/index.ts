/** Players of videos, one of which plays at a time. */
export { playsAlone } from './alone';
export type { Vendor } from './languages';
export { canOpen, openPlayer, type Order, type Player } from './player';
export {
	openTheatre,
	type Parts,
	type Theatre,
	type VideoProps,
} from './theatre';
