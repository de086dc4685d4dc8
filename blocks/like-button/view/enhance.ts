import type { FrontageIsland } from '@frontage/islands/types';
import { countOf, fill, isPressed, press, announce } from './buttons';
import { call } from './call';
import { isLiked, remember } from './memory';
import type { LikeProps } from './types';

/** Posts whose number is loaded or loading; several buttons share the request. */
const loads = new Map< number, AbortController >();

/** Likes the post on the first click; further clicks do nothing (S0 §4 §7). */
export function enhance( island: FrontageIsland, props: LikeProps ) {
	const stop = new AbortController();
	const { signal } = stop;
	const button = island.querySelector( 'button' )!;

	island.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			if ( ! isPressed( button ) ) {
				toggleLike( island, button, props );
			}
		},
		{ signal }
	);
	button.addEventListener(
		'keydown',
		( { key } ) => {
			if ( key === 'Escape' ) {
				button.dataset.quiet = '';
			}
		},
		{ signal }
	);
	button.addEventListener( 'blur', () => delete button.dataset.quiet, {
		signal,
	} );
	if ( isLiked( props ) ) {
		press( props.post, true );
	}
	if ( props.isFresh ) {
		load( props.post );
	}
	return () => stop.abort();
}

async function toggleLike(
	island: Element,
	button: HTMLElement,
	props: LikeProps
): Promise< void > {
	const { post, words, failed } = props;
	const postfix = words[ Math.min( countOf( button ) + 1, 2 ) ]!;
	loads.get( post )?.abort();
	press( post, true, true );
	try {
		fill( post, await call( { likes_id: post, postfix } ) );
		remember( props );
		press( post, true );
	} catch ( error ) {
		press( post, false );
		announce( island, ( error as Error ).message || failed );
	}
}

/**
 * Loads the number in ajax-like mode; if that fails, the page's number stays.
 *
 * @param post Post ID.
 */
function load( post: number ): void {
	if ( ! loads.has( post ) ) {
		const stop = new AbortController();
		loads.set( post, stop );
		call( { post_id: post }, stop.signal ).then(
			( html ) => fill( post, html ),
			() => {}
		);
	}
}
