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
 * Puts the visitor's variant in place of the control, before the browser has read the control.
 *
 * The script stands between the templates and the control: what it inserts is there first, and the control is taken out as soon
 * as the browser begins to read it. Nothing of it is ever painted.
 *
 * @param script The script element in a test.
 */
export function pick( script: HTMLScriptElement ): void {
	try {
		const root = script.parentElement!;
		const subject = subjectOf( JSON.parse( root.dataset.split! ) );
		const template = root.querySelector< HTMLTemplateElement >(
			`:scope>template[data-subject="${ subject }"]`
		);
		if ( template ) {
			script.before( template.content );
			const observer = new MutationObserver( () => {
				const control = script.nextElementSibling;
				if ( control ) {
					observer.disconnect();
					control.remove();
				}
			} );
			observer.observe( root, { childList: true } );
			// In a variant of another test, the control is there already.
			script.nextElementSibling?.remove();
		}
		if ( template || subject === 0 ) {
			root.dataset.subject = String( subject );
		}
	} catch {
		// Cookies are forbidden here, or a plugin has moved the script: the control stays.
	}
}
