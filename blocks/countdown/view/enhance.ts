import type { FrontageIsland } from '@frontage/islands/types';
import { beats, strike } from './beat';
import { askServer, serverNow } from './clock';
import { face } from './face';
import { leaveFor } from './at-end';
import type { CountdownProps } from './types';
import { commonEnd, ownEnd } from './when';

/** Counts down, and runs the chosen action at the end (S1 §9, S2 §4). */
export function enhance(
	island: FrontageIsland,
	props: CountdownProps
): () => void {
	const { duration, rest = Infinity } = props;
	const key = `frontage-countdown-${ props.id }`;
	const time = duration ? Date.now : serverNow;
	const endAt = duration ? ownEnd( props, key ) : commonEnd( props );
	const show = face( island, props );
	let isSeen = true;
	/** Followed only once the server's time is known; emptied after the redirect. */
	let redirect = duration ? props.redirect : '';

	/** Off screen, it is called only at the end. */
	const beat = () => {
		const now = time();
		const end = endAt( now / 1000 ) * 1000;
		const left = Math.max( 0, end - now );
		const isOn = isSeen && ! document.hidden;
		show( Math.ceil( left / 1000 ), isOn );
		if ( left ) {
			return isOn ? left % 1000 || 1000 : left;
		}
		if ( redirect && ! document.hidden ) {
			leaveFor( redirect, key );
			redirect = '';
		}
		return end + rest * 1000 - now;
	};

	const observer = new IntersectionObserver( ( entries ) => {
		isSeen = entries.pop()!.isIntersecting;
		strike();
	} );
	observer.observe( island.parentElement! );
	beats.add( beat );
	strike();
	if ( ! duration ) {
		askServer( island.getAttribute( 'src' )!, props.now ).then( () => {
			redirect = props.redirect;
			strike();
		} );
	}
	return () => {
		observer.disconnect();
		beats.delete( beat );
	};
}
