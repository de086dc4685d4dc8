import type {} from '@frontage/lib/consent';
import { isRobot, mayCount, nameOf, OUT, read, write } from './cookie';
import type { TestData } from './types';

/**
 * Returns a variant by weight; the control if none has any.
 *
 * WordPress takes “less than” in a script for a tag, and then escapes what follows.
 */
function draw( weights: TestData[ 'weights' ] ): number {
	let rest =
		Math.random() * weights.reduce( ( sum, [ , one ] ) => sum + one, 0 );
	for ( const [ subject, weight ] of weights ) {
		rest -= weight;
		if ( weight && ! ( rest >= 0 ) ) {
			return subject;
		}
	}
	return 0;
}

/** Returns the visitor's variant; undefined if the visitor does not take part. */
function subjectOf( test: TestData ): number | undefined {
	const { id, site, share, weights, consent } = test;
	if ( isRobot() || ! mayCount( consent ) ) {
		return undefined;
	}
	const name = nameOf( id, site );
	const value = read( name );
	const kept = parseInt( value, 10 );
	if ( value === OUT || weights.some( ( [ one ] ) => one === kept ) ) {
		return value === OUT ? undefined : kept;
	}
	const takesPart = share > Math.random() * 100;
	const subject = takesPart ? draw( weights ) : OUT;
	return write( name, String( subject ) ) && takesPart
		? ( subject as number )
		: undefined;
}

/**
 * Takes the control out, as soon as the browser begins to read it.
 *
 * @param root Element of the test.
 * @param kept The variant.
 */
function removeControl( root: Element, kept: readonly Element[] ): void {
	const control = () =>
		[ ...root.children ].find(
			( child ) =>
				! child.matches( 'template,script' ) && ! kept.includes( child )
		);
	// In a variant of another test, or if a plugin has moved the script, it is there already.
	if ( control() ) {
		control()!.remove();
	} else {
		new MutationObserver( ( _changes, observer ) => {
			if ( control() ) {
				observer.disconnect();
				control()!.remove();
			}
		} ).observe( root, { childList: true } );
	}
}

/**
 * Puts the visitor's variant in place of the control.
 *
 * @param root Element of the test.
 */
function pick( root: HTMLElement ): void {
	const subject = subjectOf( JSON.parse( root.dataset.split! ) );
	const template = root.querySelector< HTMLTemplateElement >(
		`:scope>template[data-subject="${ subject }"]`
	);
	if ( template || subject === 0 ) {
		// First, since scripts of tests in the variant look for tests, too.
		root.dataset.subject = String( subject );
	}
	if ( template ) {
		const kept = [ ...template.content.children ];
		const [ script = template ] = root.querySelectorAll( ':scope>script' );
		script.before( template.content );
		removeControl( root, kept );
	}
}

/**
 * Shows the visitor's variants of all tests that are there, before the browser has read the controls.
 *
 * The script stands between the templates and the control: what it inserts is there first, and the control is taken out as soon
 * as the browser begins to read it. Nothing of it is ever painted. Once the page has loaded, controls stay, since the visitor
 * reads them.
 */
export function pickAll(): void {
	if ( document.readyState === 'complete' ) {
		return;
	}
	for ( const root of document.querySelectorAll< HTMLElement >(
		'[data-split]:not([data-subject])'
	) ) {
		try {
			pick( root );
		} catch {
			// Cookies are forbidden here: the control stays.
		}
	}
}
