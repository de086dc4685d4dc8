/** A page with a test, as the server prints it. */
import { pickAll } from '../view/pick';
import type { TestData } from '../view/types';

export const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

export const COOKIE = 'frontage-split-3f2504e0';

export const DATA: TestData = {
	id: ID,
	goal: 'click',
	record: 'click_goal',
	scope: 'inside',
	share: 100,
	bounce: 5,
	weights: [
		[ 0, 50 ],
		[ 1, 50 ],
	],
	consent: false,
};

/** Forgets all tests. */
export function forget(): void {
	for ( const entry of document.cookie.split( '; ' ) ) {
		document.cookie = `${ entry.split( '=' )[ 0 ] }=;path=/;max-age=0`;
	}
}

/**
 * Returns a page as it is when the picker runs: the control is not read yet.
 *
 * @param data What differs from usual.
 */
export function printed( data: Partial< TestData > = {} ): HTMLElement {
	document.body.innerHTML = `<div><template data-subject="1"><div><a href="/new/">New</a></div></template><script></script></div>`;
	const root = document.body.firstElementChild as HTMLElement;
	root.dataset.split = JSON.stringify( { ...DATA, ...data } );
	return root;
}

/**
 * Runs the picker, then lets the browser read the control.
 *
 * @param root Element of the test.
 */
export async function picked( root: HTMLElement ): Promise< string > {
	const loading = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'loading' );
	pickAll();
	loading.mockRestore();
	const control = document.createElement( 'div' );
	control.innerHTML = '<a href="/old/">Old</a>';
	root.append( control );
	await Promise.resolve();
	return root.textContent!.trim();
}
