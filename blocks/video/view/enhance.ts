import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import { isDecidedElsewhere, mayContact } from '@frontage/lib/consent';
import { consentChoice } from '@frontage/consent/choice';
import { REMEMBERED } from '@frontage/consent/remembered';
import { whileInView } from './while-in-view';
import type { Parts } from '@frontage/video-player';
import type { Props } from './types';

const BLOCK = '.frontage-video__';

/** Plays a vendor's video at a press, seeks to chapters, and lets the video follow its reader. */
export function enhance( island: FrontageIsland, props: Props ): () => void {
	const one = < Part extends HTMLElement >( name: string ) =>
		queryOwn< Part >( island, name )[ 0 ]!;
	const parts: Parts = {
		frame: one( `${ BLOCK }frame` ),
		stage: one( `${ BLOCK }stage` ),
		open: one( `${ BLOCK }open` ),
		file: one< HTMLVideoElement >( `${ BLOCK }file` ),
		status: one( '.frontage-status' ),
	};
	const { terms } = props;
	const ended = new AbortController();
	const ends = [ () => ended.abort() ];
	const theatre = import( '@frontage/video-player' ).then(
		( { openTheatre } ) => {
			const made = openTheatre( parts, props );
			ends.push( made.end );
			if ( ended.signal.aborted ) {
				made.end();
			}
			return made;
		}
	);

	island.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest< HTMLElement >(
				`${ BLOCK }open, [data-seek]`
			);
			if (
				link &&
				! event.ctrlKey &&
				! event.metaKey &&
				! event.shiftKey
			) {
				event.preventDefault();
				const { seek } = link.dataset;
				theatre.then(
					( { play } ) =>
						play( {
							second: seek ? +seek : undefined,
							hasFocus: true,
						} ),
					() => {
						// Without the player, it is a link.
						ended.abort();
						link.click();
					}
				);
			}
		},
		ended
	);
	const button = terms && one< HTMLButtonElement >( `${ BLOCK }choice` );
	if ( button ) {
		const { always, stop } = props.words;
		const choice = consentChoice(
			terms,
			( isAllowed ) => {
				button.textContent = isAllowed ? stop : always;
				button.hidden = isDecidedElsewhere( terms );
			},
			{
				load: () => void theatre.then( ( { play } ) => play( {} ) ),
				stop: () => void theatre.then( ( made ) => made.stop() ),
			}
		);
		button.addEventListener( 'click', choice.press, ended );
		island.addEventListener(
			REMEMBERED,
			() => void theatre.then( ( { load } ) => load() ),
			ended
		);
		ends.push( choice.end );
	}
	if ( props.playsInView && ! prefersReducedMotion().matches ) {
		ends.push(
			whileInView( parts.frame, {
				enter: () =>
					// Consent may have been withdrawn since.
					( ! terms || mayContact( terms ) ) &&
					void theatre.then( ( { show } ) => show() ),
				leave: () => void theatre.then( ( { rest } ) => rest() ),
			} )
		);
	}
	return () => ends.forEach( ( end ) => end() );
}
