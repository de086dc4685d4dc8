import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
// Bundled: it is needed as soon as the gate is open.
import { count, type Counted } from '@frontage/overlay-count/count';
import { ask, reveal } from './ask';
import { isOldEnough } from './is-old-enough';

const DAY_MS = 86_400_000;

/** The way out that the author offers. */
const LEAVES = '.frontage-age-gate__answers a';

export interface AgeGateProps extends Record< string, unknown > {
	/** Storage key, before the age; its value is when the answer expires. */
	key: string;
	/** Minimum age, in years. */
	age: number;
	/** Whether search engines see the page without the gate; pages from caches may not say it. */
	crawlers?: boolean;
	/** Number of days the answer is remembered; 0 for this page only. */
	days: number;
	warning: string;
	/** Signed ID for counting; empty if it is not counted. */
	mark: string;
}

/** Checks the answer and remembers it for some days (S2 §3–§5). */
export function enhance(
	island: FrontageIsland,
	{ key, age, crawlers = true, days, warning, mark }: AgeGateProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const [ dialog ] = queryOwn< [ HTMLDialogElement ] >( island, 'dialog' );
	const field = dialog.querySelector( 'input' );
	const alert = dialog.querySelector( '[role=alert]' )!;
	const note = counter( mark );
	const judge = ( answer?: string ) => {
		const passes =
			answer === 'yes' ||
			( answer === 'date' &&
				isOldEnough( field?.value ?? '', age, new Date() ) );
		alert.textContent = passes ? '' : warning;
		note( passes ? 'done' : 'refused' );
		if ( passes ) {
			remember( key + age, Date.now() + days * DAY_MS );
			close( age );
		}
	};
	// If a plugin keeps the script in the page from running.
	ask( age, crawlers );
	if ( dialog.open ) {
		note( 'open' );
	}
	dialog.addEventListener(
		'click',
		( { target } ) => {
			const button = ( target as Element ).closest< HTMLElement >(
				'[data-answer]'
			);
			if ( button ) {
				judge( button.dataset.answer );
			} else if ( ( target as Element ).closest( LEAVES ) ) {
				note( 'refused' );
			}
		},
		{ signal }
	);
	field?.addEventListener(
		'keydown',
		( { code } ) => code === 'Enter' && judge( 'date' ),
		{ signal }
	);
	// Some browsers need Escape twice, and Escape is not an answer.
	dialog.addEventListener( 'cancel', ( event ) => event.preventDefault(), {
		signal,
	} );
	return () => stop.abort();
}

/**
 * Returns a function that counts what happens to the gate, each thing once: people press “No” several times.
 *
 * @param mark Signed ID; empty if nothing is counted.
 */
function counter( mark: string ): ( what: Counted ) => void {
	const counted = new Set< Counted >();
	return ( what ) => {
		if ( mark && ! counted.has( what ) ) {
			counted.add( what );
			count( mark, what );
		}
	};
}

/**
 * Closes all gates that ask for an age up to the confirmed one, and shows the page if that was all.
 *
 * @param age Years.
 */
function close( age: number ): void {
	const open = [
		...document.querySelectorAll< HTMLDialogElement >(
			'dialog[open][data-age]'
		),
	];
	for ( const dialog of open ) {
		if ( Number( dialog.dataset.age ) <= age ) {
			dialog.dataset.passed = '';
			dialog.close();
		}
	}
	reveal();
}

function remember( key: string, until: number ): void {
	try {
		localStorage.setItem( key, String( until ) );
	} catch {
		// Storage is blocked: the question is asked again next time.
	}
}
