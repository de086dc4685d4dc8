import { entryState } from '@frontage/lib/entry-state';
import type { Fire, Trigger } from '../../view/trigger';

/** Marks the additional history entry, so that a reloaded page finds it. */
const KEY = 'frontageBack';

/** Overlays that wait for Back. */
const waiting = new Set< Fire >();

/** Index of the additional entry in the history. */
let entry: number | undefined;

const isBelow = () => indexNow()! < entry!;

/** Undefined in browsers that cannot tell: they get no additional entry, because Back must never trap. */
const indexNow = (): number | undefined =>
	( self as any ).navigation?.currentEntry?.index;

/**
 * The visitor presses Back for the first time.
 *
 * An additional history entry, added after the first press on the page, takes that Back. The next one leaves,
 * and so does the first if nothing may open.
 */
export const trigger: Trigger = {
	isUserAction: true,
	nowOrNever: true,
	skipsHistory: true,
	schedule( fire, _value, signal, mayOpen ) {
		const arm = async ( { target }: Event ) => {
			// A link that is being followed must not be disturbed.
			if ( ! ( target as Element ).closest?.( 'a' ) && isCalm() ) {
				if ( await mayOpen() ) {
					add();
				}
			}
		};
		if ( indexNow() === undefined ) {
			return;
		}
		if ( history.state?.[ KEY ] ) {
			entry = indexNow();
		}
		for ( const type of [ 'pointerup', 'keyup' ] ) {
			addEventListener( type, arm, { signal } );
		}
		if ( ! waiting.size ) {
			addEventListener( 'popstate', leave, { signal } );
		}
		waiting.add( fire );
	},
};

/** Browsers skip entries of pages that were not touched; an open overlay has an entry of its own. */
const isCalm = () =>
	entry === undefined &&
	navigator.userActivation?.hasBeenActive &&
	! document.querySelector( 'dialog:modal' );

function add(): void {
	if ( isCalm() ) {
		history.pushState( entryState( { [ KEY ]: true } ), '' );
		entry = indexNow();
	}
}

/** Opens the overlay whose turn it is, or leaves. */
async function leave(): Promise< void > {
	if ( entry !== undefined && isBelow() ) {
		const opened = await Promise.all(
			[ ...waiting ].map( ( fire ) => fire() )
		);
		if ( isBelow() && ! opened.includes( true ) ) {
			history.back();
		}
	}
}
