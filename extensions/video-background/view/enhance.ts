import type { FrontageIsland } from '@frontage/islands/types';
import { narrow } from '@frontage/lib/breakpoints.json';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { background } from './background';

const BLOCK = '[data-frontage-video]';

/** Puts videos behind the blocks of the page, unless their visitor wants less motion or less data. */
export function enhance( island: FrontageIsland ): () => void {
	const { pause = '', play = '' } =
		island.querySelector< HTMLElement >( '[data-pause]' )!.dataset;
	const motion = prefersReducedMotion();
	let ends: ( () => void )[] = [];
	const end = () => {
		ends.forEach( ( one ) => one() );
		ends = [];
	};
	const start = () => {
		end();
		const { saveData } =
			( navigator as { connection?: { saveData?: boolean } } )
				.connection ?? {};
		if ( motion.matches || saveData ) {
			return;
		}
		const isPhone = matchMedia(
			`(max-width: ${ narrow.phone }px)`
		).matches;
		for ( const block of document.querySelectorAll< HTMLElement >(
			BLOCK
		) ) {
			const { frontageVideo, frontageVideoPhone } = block.dataset;
			const file =
				isPhone && frontageVideoPhone !== undefined
					? frontageVideoPhone
					: frontageVideo;
			if ( file ) {
				ends.push( background( block, file, { pause, play } ) );
			}
		}
	};
	start();
	motion.addEventListener( 'change', start );
	return () => {
		motion.removeEventListener( 'change', start );
		end();
	};
}
